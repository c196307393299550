import { useSearchParams } from 'react-router'

/** The client to whom the lists are narrowed, as the address says (`prefilterAccountId`). */
export const useClient = () => {
  const [params, setParams] = useSearchParams()
  const clear = () =>
    setParams((last) => {
      const next = new URLSearchParams(last)
      for (const name of ['prefilterAccountId', 'after', 'before']) next.delete(name)
      return next
    })
  return { accountId: params.get('prefilterAccountId') ?? undefined, clear }
}
