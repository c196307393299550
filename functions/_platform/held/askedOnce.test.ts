import { expect, it } from 'vitest'
import { withTrace } from '../log/log.ts'
import { askedOnce } from './askedOnce.ts'

const aRequest = () => ({ requestId: 'a request', operation: 'createAccount', capacity: 0 })

it('a question is asked once in a request, anew in the next, and each time where there is none', async () => {
  let times = 0
  const ask = (question: string) =>
    askedOnce(question, async () => {
      times += 1
      return `${question} ${times}`
    })
  const twice = async () => [await ask('company a'), await ask('company a'), await ask('company b')]
  expect(await withTrace(aRequest(), twice)).toEqual(['company a 1', 'company a 1', 'company b 2'])
  expect(await withTrace(aRequest(), twice)).toEqual(['company a 3', 'company a 3', 'company b 4'])
  expect([await ask('company a'), await ask('company a')]).toEqual(['company a 5', 'company a 6'])
})
