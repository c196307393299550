import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

await openBrowser()
const { queryClient } = await import('./queryClient.ts')

it('an answer is asked for again after five seconds, and not because somebody looks at the page again', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ staleTime: 5_000, refetchOnWindowFocus: false })
})
