import { expect, test } from 'vitest'
import { oneAtATime } from './useOneAtATime.ts'

test('a second press while the first is at work does nothing; a later one does it again', async () => {
  const latch = { isOn: false }
  let done = 0
  const work = async () => {
    await Promise.resolve()
    done += 1
  }
  await Promise.all([oneAtATime(latch, work), oneAtATime(latch, work)])
  expect(done).toBe(1)
  await oneAtATime(latch, work)
  expect(done).toBe(2)
})

test('what fails may be tried again', async () => {
  const latch = { isOn: false }
  const failing = () => Promise.reject(new Error('refused'))
  await expect(oneAtATime(latch, failing)).rejects.toThrow('refused')
  await expect(oneAtATime(latch, failing)).rejects.toThrow('refused')
})
