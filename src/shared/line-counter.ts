/** Tells the line of an index, from 1, when it is asked for them in their order, or for few that are not. */
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
