import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { updateAgencyAch } from '#shared/contracts/commissions/account.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { toast } from '#web/ui/toast.ts'
import { commissionReads } from './commissionReads.ts'

/** What the processor's page adds to the address that it returns to. */
const parameter = 'payeeSession'

/** Keeps the bank account that somebody comes back from the processor's page with; the address forgets it once it is told. */
export const useAccountReturn = (agencyId: AgencyId | undefined): { readonly problem: unknown } => {
  const { t } = useTranslation('commissions')
  const [search, setSearch] = useSearchParams()
  const { mutateAsync: keep } = useCommand(updateAgencyAch, { invalidates: commissionReads })
  const [problem, setProblem] = useState<unknown>()
  const begun = useRef<string>(undefined)
  const sessionId = search.get(parameter)
  useEffect(() => {
    if (sessionId === null || agencyId === undefined || begun.current === sessionId) return
    begun.current = sessionId
    void keep({ params: { agencyId }, body: { sessionId } })
      .then(() => toast.success(t('account.kept')), setProblem)
      .finally(() =>
        setSearch(
          (last) => {
            const rest = new URLSearchParams(last)
            rest.delete(parameter)
            return rest
          },
          { replace: true },
        ),
      )
  }, [sessionId, agencyId, keep, setSearch, t])
  return { problem }
}
