import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Php } from './playground.ts';

/** Where PHP's settings and Playground's own files lie. */
export const INTERNAL = '/internal/shared';
const DRIVER = `${INTERNAL}/sqlite-database-integration/wp-includes/database`;

/** The driver takes this one if PHP has it before the driver loads: its own takes a sixth of the time of a page. */
const PARSER = 'mysql-parser.php';
/** The driver computes it in each request, and only its own parser reads it. */
const GRAMMAR = `${DRIVER}/parser/class-wp-parser-grammar.php`;
const COMPUTES = 'for ( $i = 0; $i < 5; $i++ )';

const TABLES = `${DRIVER}/sqlite/class-wp-mysql-on-sqlite.php`;
/** In the method that copies a table to change it. */
const COPIES = '// 3. Copy data from the original table to the new table.';
/**
 * Gives the rows of a table that gets columns without a default those of their types, as MySQL does. The driver copies them with
 * `NULL` there, which SQLite refuses. Source: MySQL 8.4, "Data Type Default Values".
 */
const FILLS = `$added = $this->execute_sqlite_query(
			sprintf(
				"SELECT COLUMN_NAME, DATA_TYPE FROM %s WHERE table_schema = ? AND table_name = ? AND IS_NULLABLE = 'NO' AND COLUMN_DEFAULT IS NULL AND EXTRA = ''",
				$this->quote_sqlite_identifier( $this->information_schema_builder->get_table_name( $table_is_temporary, 'columns' ) )
			),
			array( $this->get_saved_db_name(), $table_name )
		)->fetchAll( PDO::FETCH_KEY_PAIR );
		foreach ( array_diff_key( $added, array_flip( $column_map ) ) as $name => $type ) {
			$default = self::DATA_TYPE_IMPLICIT_DEFAULT_MAP[ $type ] ?? null;
			if ( null !== $default ) {
				$source = self::RESERVED_PREFIX . $name;
				$this->execute_sqlite_query( "ALTER TABLE $quoted_table_name ADD COLUMN " . $this->quote_sqlite_identifier( $source ) . ' ANY DEFAULT ' . $this->quote_sqlite_value( $default ) );
				$column_map[ $source ] = $name;
			}
		}
		`;

/** Adapts the plugin that keeps the database in SQLite. Another version of it may lack what is looked for, and stays as it is. */
export function adaptDriver(site: Php, scriptFolder: string): void {
  if (replace(site, GRAMMAR, COMPUTES, 'while ( false )'))
    // Before the file that loads the driver.
    site.writeFile(`${INTERNAL}/preload/0-${PARSER}`, readFileSync(join(scriptFolder, PARSER)));
  replace(site, TABLES, COPIES, `${FILLS}${COPIES}`);
}

function replace(site: Php, file: string, before: string, after: string): boolean {
  const code = site.isFile(file) ? site.readFileAsText(file) : '';
  if (!code.includes(before)) return false;
  site.writeFile(
    file,
    code.replace(before, () => after),
  );
  return true;
}
