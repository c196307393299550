import { expect, it } from 'vitest'
import { obstaclesOf } from './obstacles.ts'

it('what keeps a quote from being requested stands at its row, the rest above the list', () => {
  const { ofQuotes, others } = obstaclesOf(
    [
      { detail: '[quote] Quote Q-2 is not in the cart any more.', path: 'quoteIds.1' },
      { detail: 'Florida requires the license number of the retail agent.', path: 'retailAgentLicenseNumber' },
      { detail: 'Nobody knows which.', path: 'quoteIds.7' },
      { detail: 'And this has no path.' },
    ],
    ['quo_1', 'quo_2'],
  )
  expect([...ofQuotes]).toEqual([['quo_2', 'Quote Q-2 is not in the cart any more.']])
  expect(others).toEqual([
    'Florida requires the license number of the retail agent.',
    'Nobody knows which.',
    'And this has no path.',
  ])
})
