import { useQueryClient } from '@tanstack/react-query'
import type { Operation } from '#shared/contract/operation.ts'

/** After a refusal asks again for what was shown, since it may have moved; the refusal itself is left to be told. */
export const useAskAgain = ({ name }: Operation): (() => false) => {
  const cache = useQueryClient()
  return () => {
    void cache.invalidateQueries({ queryKey: [name] })
    return false
  }
}
