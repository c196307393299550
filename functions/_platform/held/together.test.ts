import { expect, it } from 'vitest'
import { together } from './together.ts'

const fulfilled = (value: number) => ({ status: 'fulfilled', value }) as const

it('what is asked at the same time is answered by as few calls as there may be, each with its own', async () => {
  const calls: (readonly number[])[] = []
  let underWay = 0
  let mostUnderWay = 0
  const double = together<number, number>(
    async (numbers) => {
      calls.push(numbers)
      underWay += 1
      mostUnderWay = Math.max(mostUnderWay, underWay)
      await new Promise(setImmediate)
      underWay -= 1
      return numbers.map((each) =>
        each === 13 ? { status: 'rejected', reason: new Error('thirteen') } : fulfilled(2 * each),
      )
    },
    { most: 4, atOnce: 2 },
  )
  const numbers = Array.from({ length: 15 }, (_, index) => index)
  const answers = await Promise.allSettled(numbers.map(double))
  expect(answers.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual(
    numbers.map((each) => (each === 13 ? 'thirteen' : 2 * each)),
  )
  expect(calls.map(({ length }) => length)).toEqual([4, 4, 4, 3])
  expect(mostUnderWay).toBe(2)
  expect(await double(21)).toBe(42)
})

it('a call that fails fails for all that it was for, and for nobody else', async () => {
  let isBroken = true
  const ask = together<string, number>(
    async (words) => {
      if (isBroken) throw new Error('broken')
      return words.map(({ length }) => fulfilled(length))
    },
    { most: 10, atOnce: 1 },
  )
  const broken = await Promise.allSettled([ask('a'), ask('bc')])
  expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await ask('def')).toBe(3)
})
