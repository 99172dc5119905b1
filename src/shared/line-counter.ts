/** Creates the function that returns the line of an index, from 1; fast if indexes ascend, or if few do not. */
export function createLineCounter(text: string): (index: number) => number {
  let [known, line] = [0, 1];
  return (index) => {
    if (index < known) [known, line] = [0, 1];
    for (; known < index; known += 1) {
      const isEnd =
        text.charAt(known) === '\n' || (text.charAt(known) === '\r' && text.charAt(known + 1) !== '\n');
      if (isEnd) line += 1;
    }
    return line;
  };
}
