/**
 * What takes long is done in turns: a part of it at each change, all of it by night (decision: in-turns). `PALISADE_TURN` is
 * the number of the change; without it everything has its turn.
 */
const { PALISADE_TURN: turn } = process.env

/**
 * Which of so many parts has its turn, from 0; undefined where all have it. With `every` it is that part's for so many changes,
 * so that what turns within it meets every part.
 */
export const partOf = (parts: number, every = 1): number | undefined =>
  turn === undefined ? undefined : Math.floor(Number(turn) / every) % parts

/** Of these, in an order that stays, those that have their turn: every third of three parts. */
export const inTurn = <Each>(all: readonly Each[], parts: number, every = 1): readonly Each[] => {
  const part = partOf(parts, every)
  return part === undefined ? all : all.filter((_, index) => index % parts === part)
}

/** The tests of the demo book, each of which writes one, as judges do at each change. */
export const demoBook: readonly string[] = ['book.test.ts', 'seed.test.ts', 'story/storyOf.test.ts'].map(
  (file) => `cdk/local/seed/${file}`,
)

/** One of them has its turn at every other change. */
const turnsOfBook = demoBook.flatMap((file) => [undefined, file])
export const turnOfBook = turnsOfBook.length
export const bookNow = inTurn(turnsOfBook, turnOfBook)
