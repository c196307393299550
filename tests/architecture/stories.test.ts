import { expect, it } from 'vitest'
import { companies } from '#shared/domain/account/companies.ts'
import { sources } from './sources.ts'

it('no two stories in a browser open an account for the same company: they share a platform, in any order', () => {
  const names = Object.values(companies).flatMap((each) => each.map(({ name }) => name))
  const stories = sources.filter(({ path }) => path.startsWith('tests/e2e/') && path.endsWith('.test.ts'))
  const told = names
    .map((name) => ({
      name,
      stories: stories.filter(({ text }) => text.includes(`'${name}'`)).map(({ path }) => path),
    }))
    .filter((each) => each.stories.length > 1)
  expect(told).toEqual([])
})
