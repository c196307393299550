import { describe, expect, it } from 'vitest'
import { listCoverages } from '#shared/contracts/rater/catalogue.ts'
import { queryClient } from './queryClient.ts'

describe('what was answered', () => {
  const usual = queryClient.getDefaultOptions().queries

  it('is good for five seconds, the list of coverages for a quarter of an hour', () => {
    expect(usual?.staleTime).toBe(5000)
    expect(queryClient.getQueryDefaults([listCoverages.name, {}])).toMatchObject({ staleTime: 900_000 })
  })

  it('is not asked for again because somebody comes back to the window', () => {
    expect(usual?.refetchOnWindowFocus).toBe(false)
  })
})
