/** Ends the run with the one line that tools and people look for. */
export default class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    // A test file that cannot be loaded has no tests to count, and must not look like a pass.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed\n`);
  }
}
