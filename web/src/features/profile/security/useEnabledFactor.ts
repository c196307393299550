import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { queryKeyOf } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'

/** An insured goes home this many milliseconds after a factor was enabled (administration, section 9). */
const insuredGoesHomeAfter = 2000

/** What follows from a factor that was enabled: the profile shows it, and an insured is led to the own dashboard. */
export const useEnabledFactor = (): (() => void) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const cache = useQueryClient()
  return () => {
    void cache.invalidateQueries({ queryKey: queryKeyOf(getCurrentUser) })
    if (persona === 'CUSTOMER') setTimeout(() => navigate(personas.CUSTOMER.home), insuredGoesHomeAfter)
  }
}
