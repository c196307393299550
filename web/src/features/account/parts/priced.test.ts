import { describe, expect, it } from 'vitest'
import { priced } from './priced.ts'

/** Asks after a quote that is priced at a try; none for one that never is. */
const asked = async (at: number | undefined) => {
  const waits: number[] = []
  let tries = 0
  const ask = async () => {
    tries += 1
    const done = at !== undefined && tries >= at
    return { changed: done, patching: !done }
  }
  const answer = await priced(ask, async (milliseconds) => void waits.push(milliseconds))
  return { answer, tries, waits: [...new Set(waits)] }
}

describe('a quote whose company was changed in it', () => {
  it('is asked after every three seconds until it is priced', async () => {
    expect(await asked(1)).toEqual({ answer: true, tries: 1, waits: [3000] })
    expect(await asked(4)).toEqual({ answer: true, tries: 4, waits: [3000] })
  })

  it('is given up after ten tries', async () => {
    expect(await asked(undefined)).toEqual({ answer: false, tries: 10, waits: [3000] })
  })
})
