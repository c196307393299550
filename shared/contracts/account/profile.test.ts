import { expect, it } from 'vitest'
import { updateSocialEngineering } from './profile.ts'

it('the social engineering questionnaire has an answer to each of its three questions', () => {
  const answers = Object.keys(updateSocialEngineering.body.shape)
  expect(answers).toHaveLength(3)
  for (const open of answers) {
    const rest = Object.fromEntries(answers.filter((each) => each !== open).map((each) => [each, true]))
    const { error } = updateSocialEngineering.body.safeParse(rest)
    expect(error?.issues.map(({ path }) => path)).toEqual([[open]])
  }
})
