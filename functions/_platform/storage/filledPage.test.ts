import { expect, it } from 'vitest'
import { filledPage } from './filledPage.ts'

/** A list of numbers as lists are read: a cursor is the row that it stands at. */
const listOf = (length: number) => {
  const rows = Array.from({ length }, (_, index) => index)
  let reads = 0
  const read = ({ size, after, before }: { size: number; after?: string; before?: string }) => {
    reads += 1
    const end = before === undefined ? undefined : Number(before)
    const from = end === undefined ? (after === undefined ? 0 : Number(after) + 1) : Math.max(0, end - size)
    const hits = rows.slice(from, end ?? from + size)
    const [first, last] = [hits[0], hits.at(-1)]
    return Promise.resolve({
      hits,
      totalHits: length,
      ...(last !== undefined && last < length - 1 && { nextToken: String(last) }),
      ...(first !== undefined && first > 0 && { prevToken: String(first) }),
    })
  }
  return { read, reads: () => reads }
}

const isThird = (row: number) => row % 3 === 0

it('the way back through a page that was filled shows what the way there did', async () => {
  const { read } = listOf(20)
  const there = []
  let place: { after?: string } | undefined = {}
  while (place !== undefined) {
    const page: Awaited<ReturnType<typeof filledPage<number>>> = await filledPage(
      read,
      { size: 2, ...place },
      { keeps: isThird },
    )
    there.push(page)
    place = page.nextToken === undefined ? undefined : { after: page.nextToken }
  }
  expect(there.map(({ hits }) => hits)).toEqual([[0, 3], [6, 9], [12, 15], [18]])
  const back = []
  let before = there.at(-1)?.prevToken
  while (before !== undefined) {
    const page: Awaited<ReturnType<typeof filledPage<number>>> = await filledPage(
      read,
      { size: 2, before },
      { keeps: isThird },
    )
    back.push(page.hits)
    before = page.prevToken
  }
  expect(back).toEqual([
    [12, 15],
    [6, 9],
    [0, 3],
  ])
})

it('a way back that ends at the head of the list amid a page shows the first page', async () => {
  const page = await filledPage(listOf(20).read, { size: 4, before: '5' }, { keeps: isThird })
  expect(page).toMatchObject({ hits: [0, 3, 6, 9], nextToken: '9' })
  expect(page.prevToken).toBeUndefined()
})

it('a page for which nothing fits is handed out after so many reads, with the way on', async () => {
  for (const place of [{ after: '100' }, { before: '900' }]) {
    const { read, reads } = listOf(1000)
    const page = await filledPage(read, { size: 10, ...place }, { keeps: () => false })
    expect(page).toMatchObject({ hits: [], nextToken: expect.any(String), prevToken: expect.any(String) })
    expect(reads()).toBe(6)
  }
})

it('what lies past the end is followed by nothing', async () => {
  const page = await filledPage(listOf(50).read, { size: 5 }, { keeps: (row) => row < 7, isPast: (row) => row >= 7 })
  expect(page.hits).toEqual([0, 1, 2, 3, 4])
  const last = await filledPage(
    listOf(50).read,
    { size: 5, after: '4' },
    { keeps: (row) => row < 7, isPast: (row) => row >= 7 },
  )
  expect(last.hits).toEqual([5, 6])
  expect(last.nextToken).toBeUndefined()
})

it('a page that is full offers no page on which nothing would be', async () => {
  const ends = await filledPage(listOf(12).read, { size: 3 }, { keeps: (row) => row < 3 })
  expect(ends).toMatchObject({ hits: [0, 1, 2] })
  expect(ends.nextToken).toBeUndefined()
  const goesOn = await filledPage(listOf(20).read, { size: 3 }, { keeps: (row) => row < 3 || row === 14 })
  expect(goesOn.nextToken).toBe('2')
  const isPast = (row: number) => row >= 3
  expect(
    (await filledPage(listOf(900).read, { size: 3 }, { keeps: (row) => row < 3, isPast })).nextToken,
  ).toBeUndefined()
})

it('a list of wanted rows alone is read once for a page', async () => {
  const { read, reads } = listOf(20)
  expect(await filledPage(read, { size: 5 }, { keeps: () => true, isExact: true })).toMatchObject({ nextToken: '4' })
  expect(reads()).toBe(1)
})
