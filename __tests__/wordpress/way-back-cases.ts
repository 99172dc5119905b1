import type { Case } from './cases.ts';
import { changes } from './join-cases.ts';

/** A page of the dashboard that shows its name, and what this code prints. */
const page = (name: string, code: string, capability = 'manage_options') =>
  `add_action( 'admin_menu', function () { add_menu_page( 'The ${name}', 'The ${name}', '${capability}', 'acme-${name}', function () { echo '<p>The ${name}</p>'; global $wpdb; ${code} } ); } );`;

const onActivation = (code: string) =>
  `register_activation_hook( __FILE__, function () { global $wpdb; ${code} } );`;

/** The update changes data when somebody opens the dashboard. */
const once = (name: string, code: string) =>
  `add_action( 'admin_init', function () { global $wpdb; if ( get_option( 'acme_moved_${name}' ) ) { return; } update_option( 'acme_moved_${name}', 2 ); ${code} } );`;

const table = (name: string, columns = 'id bigint(20) NOT NULL AUTO_INCREMENT, note varchar(100) NOT NULL') =>
  `$wpdb->query( "CREATE TABLE {$wpdb->prefix}acme_${name} (${columns}, PRIMARY KEY (id))" ); $wpdb->insert( "{$wpdb->prefix}acme_${name}", array( 'note' => 'Milk' ) );`;

const show = (name: string, column = 'note') =>
  `foreach ( $wpdb->get_results( "SELECT id, ${column} FROM {$wpdb->prefix}acme_${name}" ) as $row ) { echo esc_html( $row->${column} ); }`;

const ANY =
  /^(?:After the update, the (?:column|table|option|role)|The scheduled task `acme_old_task` .* is gone)/;

/** Cases that are one update unless they are named. */
const NEVER = 'the previous version does not run on what the new one left';
const ALWAYS = 'the previous version runs on what the new one left';

const cannot = (name: string, was: string, is: string, notes: RegExp): Case => ({
  name: `no way back: ${name}`,
  together: NEVER,
  ...changes(was, is),
  back: 'stops',
  until: 'Way back',
  notes,
  warns: ANY,
});

const can = (name: string, was: string, is: string): Case => ({
  name: `a way back: ${name}`,
  together: ALWAYS,
  ...changes(was, is),
  back: 'runs',
  until: 'Way back',
  warns: ANY,
});

/** Updates after which the previous version is put back on the site. */
export const WAY_BACK_CASES: readonly Case[] = [
  cannot(
    'a column that is dropped',
    [onActivation(table('column')), page('column', show('column'))].join('\n'),
    [
      once('column', '$wpdb->query( "ALTER TABLE {$wpdb->prefix}acme_column DROP COLUMN note" );'),
      page('column', show('column', 'id')),
    ].join('\n'),
    /1\.0\.0 does not run on what 1\.1\.0 left: .*no column `note`.* at acme-notes\.php:\d+ of 1\.0\.0\./,
  ),
  cannot(
    'an option whose form changes',
    [
      onActivation("update_option( 'acme_form', array( 'color' => 'teal' ) );"),
      page('form', "foreach ( get_option( 'acme_form' ) as $value ) { echo esc_html( $value ); }"),
    ].join('\n'),
    [
      once('form', "update_option( 'acme_form', wp_json_encode( get_option( 'acme_form' ) ) );"),
      page('form', "echo esc_html( get_option( 'acme_form' ) );"),
    ].join('\n'),
    /1\.0\.0 does not run on what 1\.1\.0 left: .*foreach\(\).* at acme-notes\.php:\d+ of 1\.0\.0\./,
  ),
  cannot(
    'a table that is renamed',
    [onActivation(table('old')), page('table', show('old'))].join('\n'),
    [
      once('table', `${table('new')} $wpdb->query( "DROP TABLE {$wpdb->prefix}acme_old" );`),
      page('table', show('new')),
    ].join('\n'),
    /1\.0\.0 does not run on what 1\.1\.0 left: .*no table `wp_acme_old`.* at acme-notes\.php:\d+ of 1\.0\.0\./,
  ),
  cannot(
    'a role that is removed, with what administrators could',
    [
      onActivation(
        "add_role( 'acme_seller', 'Seller', array( 'read' => true, 'acme_sell' => true ) ); get_role( 'administrator' )->add_cap( 'acme_sell' );",
      ),
      page('role', 'echo get_current_user_id();', 'acme_sell'),
    ].join('\n'),
    [
      once('role', "remove_role( 'acme_seller' ); get_role( 'administrator' )->remove_cap( 'acme_sell' );"),
      page('role', 'echo get_current_user_id();'),
    ].join('\n'),
    /1\.0\.0 does not run on what 1\.1\.0 left: The page "The role" .*403/,
  ),
  cannot(
    'a constant that data needs',
    [
      "define( 'ACME_SLOW', 1 );",
      onActivation("update_option( 'acme_mode', 'ACME_SLOW' );"),
      page('constant', "echo (int) constant( get_option( 'acme_mode' ) );"),
    ].join('\n'),
    [
      "define( 'ACME_SLOW', 1 ); define( 'ACME_FAST', 2 );",
      once('constant', "update_option( 'acme_mode', 'ACME_FAST' );"),
      page('constant', "echo (int) constant( get_option( 'acme_mode' ) );"),
    ].join('\n'),
    /1\.0\.0 does not run on what 1\.1\.0 left: .*ACME_FAST.* at acme-notes\.php:\d+ of 1\.0\.0\./,
  ),
  can(
    'a column more',
    [onActivation(table('more')), page('more', show('more'))].join('\n'),
    [
      once('more', '$wpdb->query( "ALTER TABLE {$wpdb->prefix}acme_more ADD COLUMN color varchar(10)" );'),
      page('more', show('more', 'color')),
    ].join('\n'),
  ),
  can(
    'a table is gone that nothing reads',
    onActivation(table('unread')),
    once('unread', '$wpdb->query( "DROP TABLE {$wpdb->prefix}acme_unread" );'),
  ),
  can(
    'an option is gone, and has a default',
    [
      onActivation("update_option( 'acme_optional', array( 'color' => 'teal' ) );"),
      page('default', "echo esc_html( get_option( 'acme_optional', array( 'color' => 'blue' ) )['color'] );"),
    ].join('\n'),
    [once('default', "delete_option( 'acme_optional' );"), page('default', "echo 'blue';")].join('\n'),
  ),
  can(
    'a setting has a key more, and one less that PHP only misses',
    [
      onActivation("update_option( 'acme_keys', array( 'color' => 'teal', 'size' => 4 ) );"),
      page('keys', "$all = get_option( 'acme_keys' ); echo esc_html( $all['color'] . $all['size'] );"),
    ].join('\n'),
    [
      once('keys', "update_option( 'acme_keys', array( 'color' => 'teal', 'font' => 'serif' ) );"),
      page('keys', "echo esc_html( get_option( 'acme_keys' )['font'] );"),
    ].join('\n'),
  ),
  can(
    'a role is gone that nothing asks for, and a task is another one',
    [
      onActivation(
        "add_role( 'acme_reader', 'Reader', array( 'read' => true ) ); wp_schedule_event( time() + 3600, 'daily', 'acme_old_task' );",
      ),
      "add_action( 'acme_old_task', '__return_true' );",
    ].join('\n'),
    [
      once(
        'reader',
        "remove_role( 'acme_reader' ); wp_clear_scheduled_hook( 'acme_old_task' ); wp_schedule_event( time() + 3600, 'daily', 'acme_new_task' );",
      ),
      "add_action( 'acme_new_task', '__return_true' );",
    ].join('\n'),
  ),
  {
    name: 'a previous version that cannot be put back',
    ...changes(
      '',
      once(
        'locked',
        `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/acme-lock.php', "<?php add_filter( 'upgrader_pre_install', function () { return new WP_Error( 'no', 'These files are locked.' ); } );" );`,
      ),
    ),
    back: 'not known',
    notes: /It is not known whether 1\.0\.0 runs on what 1\.1\.0 left: .*These files are locked\./,
    // The rehearsal itself installs the plugin again, on other sites.
    isThorough: true,
  },
];
