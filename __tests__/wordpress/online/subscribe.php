<?php
/** Tells the plugin where its updates come from, as its customer does who enters a license key. */
require __DIR__ . '/lib.php';

rehearsal_return( update_option( 'acme_notes_service', $rehearsal['service'] ) );
