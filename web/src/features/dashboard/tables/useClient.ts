import { useAddress } from '#web/ui/useAddress.ts'

/** The client to whom the lists are narrowed, as the address says (`prefilterAccountId`). */
export const useClient = () => {
  const { params, change } = useAddress()
  const clear = () => change({ prefilterAccountId: undefined, after: undefined, before: undefined })
  return { accountId: params.get('prefilterAccountId') ?? undefined, clear }
}
