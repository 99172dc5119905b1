/** Ends the run with the one line that tools and people look for; on stderr, as all that Jest prints. */
export default class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    // A test file that cannot be loaded has no tests to count, and must not look like a pass.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // Jest's own summary comes after every other reporter, wherever the configuration names it.
    process.once('exit', () => process.stderr.write(`\n${numPassedTests} passed, ${failed} failed\n`));
  }
}
