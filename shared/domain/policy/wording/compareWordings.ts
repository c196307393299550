/** A line of two wordings: said in both, in the one before alone or in the one after alone. */
export interface ComparedLine {
  readonly text: string
  readonly said: 'after' | 'before' | 'both'
}

/** Beyond so many pairs of lines that differ – several hundred lines on either side – all of them are told as changed. */
const mostPairs = 4_000_000

const linesOf = (wording: string): string[] =>
  wording
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const told = (lines: readonly string[], said: ComparedLine['said']): ComparedLine[] =>
  lines.map((text) => ({ text, said }))

/** What two stretches have in common from each place on, at most. */
const commonFrom = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1
  const common = new Uint16Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  return at
}

const compareStretch = (before: readonly string[], after: readonly string[]): ComparedLine[] => {
  if (before.length * after.length > mostPairs) return [...told(before, 'before'), ...told(after, 'after')]
  const common = commonFrom(before, after)
  const lines: ComparedLine[] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    const [old = '', now = ''] = [before[row], after[column]]
    if (old === now) {
      lines.push({ text: old, said: 'both' })
      row += 1
      column += 1
    } else if (common(row + 1, column) >= common(row, column + 1)) {
      lines.push({ text: old, said: 'before' })
      row += 1
    } else {
      lines.push({ text: now, said: 'after' })
      column += 1
    }
  }
  return [...lines, ...told(before.slice(row), 'before'), ...told(after.slice(column), 'after')]
}

/** How two wordings differ, line by line as they are read: as few lines as can be are taken out and put in. Blank ones say nothing. */
export const compareWordings = ({
  before,
  after,
}: {
  readonly before: string
  readonly after: string
}): ComparedLine[] => {
  const [old, now] = [linesOf(before), linesOf(after)]
  const least = Math.min(old.length, now.length)
  let head = 0
  while (head < least && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < least - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  return [
    ...told(old.slice(0, head), 'both'),
    ...compareStretch(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...told(old.slice(old.length - tail), 'both'),
  ]
}
