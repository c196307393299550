import { expect, it } from 'vitest'
import { updateAccountAgent } from './assignment.ts'

it('an account is handed to an agent who is named, and to a team', () => {
  const { error } = updateAccountAgent.body.safeParse({ agentEmail: 'noor@agency1.example' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['agentFirstName', 'newAgent is required'],
    ['agentLastName', 'newAgent is required'],
    ['team', 'Team is a required field.'],
  ])
})
