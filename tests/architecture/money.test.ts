import { expect, it } from 'vitest'
import { isTest, sources } from './sources.ts'

/** The cell of a list, and a line of a table that says nothing but an amount. */
const cell = /\bcell:.*=>\s*\(?money\(/
const line = /^\s*−?\{(?:.*\? )?money\(/m

it('amounts in the columns of lists and tables have their cents, so that digits stand below each other', () => {
  const wrong = sources.filter((source) => {
    const { path, text } = source
    return (
      path.startsWith('web/src/') &&
      !isTest(source) &&
      (cell.test(text) || (text.includes('<TableCell') && line.test(text)))
    )
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})
