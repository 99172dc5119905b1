<?php
/** Deactivates the plugin. */
require __DIR__ . '/lib.php';

deactivate_plugins( $rehearsal['plugin'] );
rehearsal_return( array( 'done' => ! is_plugin_active( $rehearsal['plugin'] ) ) );
