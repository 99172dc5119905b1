<?php
/** The plugin's own updater: asks the service what is live, in the way that WordPress has for plugins with an `Update URI`. */
class Acme_Notes_Updates {
	public static function watch() {
		add_filter( 'update_plugins_updates.example', array( __CLASS__, 'offer' ), 10, 3 );
	}

	public static function offer( $update, $plugin_data, $plugin_file ) {
		$service = get_option( 'acme_notes_service' );
		if ( 'acme-notes/acme-notes.php' !== $plugin_file || ! is_array( $service ) ) {
			return $update;
		}
		$query  = array(
			'id'   => $service['id'],
			'slug' => 'acme-notes',
		);
		$answer = wp_remote_get(
			add_query_arg( $query, $service['url'] . '/api/v1/plugin/update' ),
			array( 'headers' => array( 'Authorization' => 'Bearer ' . $service['key'] ) )
		);
		$live   = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) || ! isset( $live['version'], $live['download_url'] ) ) {
			return $update;
		}
		return array(
			'slug'         => $live['slug'],
			'version'      => $live['version'],
			'package'      => $live['download_url'],
			'requires_php' => $live['requires_php'],
			'tested'       => $live['tested'],
		);
	}
}
