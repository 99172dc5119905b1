import { describe, expect, test } from '@jest/globals';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { createKnownTexts } from './known-texts.ts';

const PLUGIN = '/wordpress/wp-content/plugins/acme';

/** As the plugin that keeps the database in SQLite writes it. */
function refuse(query: string, error: string, caller = `${PLUGIN}/inc/log.php(12)`): string {
  return `[22-Nov-2026 17:37:23 UTC] WordPress database error <div style="clear:both">&nbsp;</div>
<div class="queries" style="clear:both;">
<p>MySQL query:</p>
<p>${query}</p>
<p>Queries made or created this session were:</p>
<ol>
<li>Executing: SELECT 1 FROM \`wp_other\` | (no parameters)</li>
</ol>
</div>
<div style="clear:both;" class="error_message" style="border-bottom:dotted blue thin;">
${error}
</div>
<p>Backtrace:</p>
<pre>#0 /internal/shared/class-wp-sqlite-db.php(606): WP_SQLite_DB->_do_query('SELECT ...')
#1 ${caller}: WP_SQLite_DB->query('SELECT ...')
#2 {main}</pre>
 for query ${query} made by acme_ask, WP_SQLite_DB->query, WP_SQLite_DB->print_error
`;
}

const NO_TABLE = refuse(
  "SELECT *\n\tFROM wp_acme_log WHERE a = 'x'",
  "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'site.wp_acme_log' doesn't exist",
);
const NO_COLUMN = refuse(
  'SELECT l.level FROM `wp_acme_log` l',
  'SQLSTATE[HY000]: General error: 1 no such column: l.level',
);
const NOT_IN_SQLITE = refuse(
  'CREATE TABLE IF NOT EXISTS wp_acme_log ( p POINT )',
  'SQLSTATE[HY000]: General error: 1 near "POINT": syntax error',
);
const told = (memory: ReturnType<typeof createKnownTexts>, log: string, requestId = 'Front page' as const) =>
  memory.check(log, requestId).map(({ severity, message }) => `${severity}: ${message}`);

describe('what the database lacks', () => {
  test('is an error at the line that asks, on each page', () => {
    const memory = createKnownTexts('acme');
    const fix =
      'An update does not run the activation hook: make it when the plugin finds data of an older version.';
    const problem = {
      severity: 'error',
      message: `The database has no table \`wp_acme_log\`: SELECT * FROM wp_acme_log WHERE a = 'x'. ${fix}`,
      file: 'inc/log.php',
      line: 12,
    };
    expect(memory.check(NO_TABLE, 'Front page')).toEqual([problem]);
    expect(memory.check(NO_TABLE, 'Dashboard')).toEqual([problem]);
    expect(told(memory, NO_COLUMN)).toEqual([
      `error: The database has no column \`level\`: SELECT l.level FROM \`wp_acme_log\` l. ${fix}`,
    ]);
    const inserted = "SQLSTATE[42S22]: Column not found: 1054 Unknown column 'gone' in 'field list'";
    expect(told(memory, refuse('INSERT INTO wp_posts (gone) VALUES (1)', inserted))).toEqual([
      `error: The database has no column \`gone\`: INSERT INTO wp_posts (gone) VALUES (1). ${fix}`,
    ]);
  });

  test('is a warning, told once, where something is done that happens once', () => {
    const memory = createKnownTexts('acme');
    expect(memory.check(NO_TABLE, 'activate')).toMatchObject([{ severity: 'warning', line: 12 }]);
    expect(memory.check(NO_TABLE, 'delete')).toEqual([]);
    expect(memory.check(NO_TABLE, 'Front page')).toMatchObject([{ severity: 'error' }]);
  });

  test('is not what SQLite takes for a table in a query of MySQL, nor known where that locks a migration', () => {
    const locks = refuse(
      "SELECT meta_id FROM wp_postmeta WHERE SUBSTRING(meta_value, POSITION('_' IN meta_value) + 1) > 1",
      'SQLSTATE[HY000]: General error: 1 no such table: meta_value',
    );
    const memory = createKnownTexts('acme');
    expect(told(memory, locks)).toEqual([
      expect.stringMatching(/^notice: SQLite, which a rehearsal uses, refuses a query that MySQL may take/),
    ]);
    const [lock, missing] = told(createKnownTexts('acme'), locks + NO_TABLE);
    expect(lock).toMatch(/^notice: SQLite/);
    expect(missing).toMatch(
      /^unknown: The database has no table `wp_acme_log`.+ SQLite refused an earlier query of this request \(SELECT meta_id/,
    );
    expect(told(createKnownTexts('acme'), NO_TABLE + locks)[0]).toMatch(/^error: /);
  });

  test('is not told where the previous version lacked it', () => {
    const memory = createKnownTexts('acme');
    memory.remember(NO_TABLE, 'Front page');
    expect(memory.check(NO_TABLE, 'Dashboard')).toEqual([]);
    expect(memory.check(NO_TABLE, 'delete')).toEqual([]);
    expect(memory.hasNews(NO_TABLE, 'delete')).toBe(false);
    memory.remember(NO_COLUMN, 'Installation');
    expect(memory.check(NO_COLUMN, 'activate')).toEqual([]);
    expect(memory.check(NO_COLUMN, 'Front page')).toMatchObject([{ severity: 'error' }]);
  });

  test('is news at the end of the plugin', () => {
    expect(createKnownTexts('acme').hasNews(NO_TABLE, 'delete')).toBe(true);
  });

  test('is not known when SQLite refused to make the table', () => {
    const memory = createKnownTexts('acme');
    memory.remember(NOT_IN_SQLITE, 'Installation');
    expect(told(memory, NO_TABLE)).toEqual([
      expect.stringMatching(/^unknown: .* it is not known what MySQL would have\.$/),
    ]);
    expect(told(memory, NO_COLUMN)).toEqual([expect.stringMatching(/^unknown: /)]);
    expect(told(memory, NO_TABLE.replaceAll('wp_acme_log', 'wp_acme_jobs'))).toEqual([
      expect.stringMatching(/^error: /),
    ]);
  });

  test('is not told of plugins beside it', () => {
    const memory = createKnownTexts('acme');
    const others = refuse('SELECT 1 FROM wp_shop', 'no such table: wp_shop', `${PLUGIN}-shop/a.php(3)`);
    expect(memory.check(others, 'Front page')).toEqual([]);
    memory.rememberOthers(NO_TABLE);
    expect(memory.check(NO_TABLE, 'Front page')).toEqual([]);
  });

  test('is told when WordPress asks, whose query the plugin may have changed', () => {
    const core = refuse(
      'SELECT gone FROM wp_posts',
      'no such column: gone',
      '/wordpress/wp-includes/a.php(3)',
    );
    expect(createKnownTexts('acme').check(core, 'Front page')).toEqual([
      { severity: 'error', message: expect.stringContaining('no column `gone`') },
    ]);
  });
});

const TAKEN = 'SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: wp_acme_log.id';

test('a constraint that is violated is nothing that MySQL may take', () => {
  const log = refuse('INSERT INTO wp_acme_log (id) VALUES (1)', TAKEN);
  expect(told(createKnownTexts('acme'), log)).toEqual([
    'notice: The database refuses a query, as MySQL does (Integrity constraint violation: 19 UNIQUE constraint failed: wp_acme_log.id): INSERT INTO wp_acme_log (id) VALUES (1)',
  ]);
});

test('a rule that the rows of a changed table break is one that MySQL may not have', () => {
  const alter = 'ALTER TABLE wp_acme_log MODIFY level int NOT NULL';
  const copied = TAKEN.replace('UNIQUE', 'NOT NULL').replace('wp_acme', '_wp_sqlite_tmp_wp_acme');
  const memory = createKnownTexts('acme');
  expect(told(memory, refuse(alter, copied))).toEqual([expect.stringMatching(/MySQL may take/)]);
  expect(told(memory, NO_COLUMN)).toEqual([expect.stringMatching(/^unknown: /)]);
  const other = createKnownTexts('acme');
  expect(told(other, refuse(alter, TAKEN))).toEqual([expect.stringMatching(/as MySQL does/)]);
  expect(told(other, NO_COLUMN)).toEqual([expect.stringMatching(/^error: /)]);
});

describe('an exception inside the SQLite driver', () => {
  const DRIVER = '/internal/shared/sqlite-database-integration/wp-includes/sqlite-ast/class-wp-pdo.php';
  const throws = (why: string, trace = `#1 ${PLUGIN}/inc/meta.php(34): WP_SQLite_DB->query()\n`) =>
    `[22-Nov-2026 17:37:23 UTC] PHP Fatal error:  Uncaught PDOException: SQLSTATE[HY000]: General error: 1 ${why} in ${DRIVER}:195\nStack trace:\n#0 ${DRIVER}(195): PDO->prepare()\n${trace}#2 {main}\n  thrown in ${DRIVER} on line 195\n`;
  const LACKS = throws('no such table: wp_acme_log');

  test('is an error of the plugin where a constraint is violated', () => {
    const log = throws('x').replace('SQLSTATE[HY000]: General error: 1 x', TAKEN);
    expect(told(createKnownTexts('acme'), log)).toEqual([
      expect.stringMatching(/^error: .*UNIQUE constraint failed.* MySQL refuses the query, too\.$/),
    ]);
  });

  test('is an error of the plugin at its nearest line, and names the database', () => {
    expect(createKnownTexts('acme').check(LACKS, 'Installation')).toEqual([
      {
        severity: 'error',
        message: expect.stringMatching(
          /no such table: wp_acme_log .* The database, which is SQLite here, has no table `wp_acme_log`, and refused no statement that makes it\.$/,
        ),
        file: 'inc/meta.php',
        line: 34,
      },
    ]);
    expect(createKnownTexts('acme').check(LACKS, 'Front page')).toMatchObject([{ severity: 'error' }]);
    const memory = createKnownTexts('acme');
    memory.remember(NOT_IN_SQLITE.replaceAll('wp_acme_log', 'wp_acme_jobs'), 'Installation');
    expect(memory.check(LACKS, 'Front page')).toMatchObject([{ severity: 'error' }]);
  });

  test.each(['earlier', 'in the same request'])('is not known where SQLite refused the table: %s', (when) => {
    const memory = createKnownTexts('acme');
    if (when === 'earlier') memory.check(NOT_IN_SQLITE, 'Installation');
    const log = when === 'earlier' ? LACKS : NOT_IN_SQLITE + LACKS;
    expect(memory.check(log, 'Front page').filter(({ severity }) => severity !== 'notice')).toEqual([
      {
        severity: 'unknown',
        message: expect.stringMatching(
          /because it refused this statement, which MySQL may accept: CREATE TABLE IF NOT EXISTS wp_acme_log \( p POINT \)$/,
        ),
        file: 'inc/meta.php',
        line: 34,
      },
    ]);
  });

  test('is not known where only SQLite may refuse the query', () => {
    expect(createKnownTexts('acme').check(throws('near "SQL": syntax error'), 'Front page')).toMatchObject([
      { severity: 'unknown', message: expect.stringContaining('MySQL may accept the query') },
    ]);
  });

  test('is no matter of the driver in a database of the plugin itself', () => {
    const own = LACKS.replaceAll(DRIVER, `${PLUGIN}/inc/meta.php`);
    expect(createKnownTexts('acme').check(own, 'Front page')).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/no such table: wp_acme_log\.$/) },
    ]);
  });
});

describe('an exception of the plugin that quotes a query', () => {
  const QUERY =
    "SELECT idsite, GROUP_CONCAT( name ORDER BY id DESC SEPARATOR ',' ) AS names FROM wp_acme_log";
  const throws = (query: string) =>
    `[22-Nov-2026 17:37:23 UTC] PHP Fatal error:  Uncaught Exception: The database said: <p>MySQL query:</p>\n<p>${query}</p> in ${PLUGIN}/inc/log.php:14\nStack trace:\n#0 {main}\n  thrown in ${PLUGIN}/inc/log.php on line 14\n`;
  const check = (log: string) =>
    createKnownTexts('acme')
      .check(log, 'Front page')
      .filter(({ severity }) => severity !== 'notice');

  test('is not known if SQLite alone refused it in this request', () => {
    const refused = refuse(QUERY, 'SQLSTATE[HY000]: General error: 1 near "SEPARATOR": syntax error');
    expect(check(refused + throws(QUERY))).toEqual([
      {
        severity: 'unknown',
        message: expect.stringMatching(
          /The database of a rehearsal is SQLite, which refused that query: MySQL may accept it/,
        ),
        file: 'inc/log.php',
        line: 14,
      },
    ]);
    const long = throws(`${QUERY} WHERE id IN (${'1, '.repeat(300)}2)`);
    expect(check(refused + long)[0]?.message.length).toBeLessThan(400);
    expect(check(refused + throws('SELECT name FROM wp_acme_log'))).toMatchObject([{ severity: 'error' }]);
  });

  test('is an error if nothing refused it, or the table is missing', () => {
    expect(check(throws(QUERY))).toMatchObject([{ severity: 'error' }]);
    const missing = refuse(QUERY, 'SQLSTATE[HY000]: General error: 1 no such table: wp_acme_log');
    expect(check(missing + throws(QUERY))).toMatchObject([{ severity: 'error' }, { severity: 'error' }]);
  });

  test('is an error if the query is too short to be told from others', () => {
    const refused = refuse('SHOW ERRORS', 'MySQL query not supported');
    expect(check(refused + throws('SHOW ERRORS'))).toMatchObject([{ severity: 'error' }]);
  });
});

test('a query that SQLite refuses makes no table missing, unless it should make it', () => {
  const memory = createKnownTexts('acme');
  memory.remember(refuse('SELECT JSON_X( a ) FROM wp_acme_log', 'near "JSON_X": syntax error'), 'Dashboard');
  expect(told(memory, NO_TABLE)).toEqual([expect.stringMatching(/^error: /)]);
});

test('what SQLite alone refuses is a notice, told once', () => {
  const memory = createKnownTexts('acme');
  expect(memory.check(NOT_IN_SQLITE, 'Dashboard')).toEqual([
    {
      severity: 'notice',
      message:
        'SQLite, which a rehearsal uses, refuses a query that MySQL may take (near "POINT": syntax error): CREATE TABLE IF NOT EXISTS wp_acme_log ( p POINT )',
      file: 'inc/log.php',
      line: 12,
    },
  ]);
  expect(memory.check(NOT_IN_SQLITE, 'Front page')).toEqual([]);
});

test.each([
  '<p>MySQL query:</p>',
  'class="error_message"',
  ' from a',
  ' from `',
  'no such table: ',
  '#1 /a.php(',
])('errors are read in linear time, whatever they say: %s', (text) => {
  const log = refuse(text.repeat(Math.floor(500_000 / text.length)), text.repeat(500_000 / text.length));
  const start = cpuNow();
  createKnownTexts('acme').check(log, 'Front page');
  expect(cpuNow() - start).toBeLessThan(2_000);
});
