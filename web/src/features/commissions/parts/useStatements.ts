import { useState } from 'react'
import { listCommissionStatements } from '#shared/contracts/commissions/statements.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import type { Paging } from '#web/tables/column.ts'

type Period = { readonly year: number; readonly month?: number; readonly agencyId?: AgencyId }

const standardSize = 50

/**
 * The commission statements of a year or a month, a page at a time. The list has no total: whether there is a page behind one
 * that is full is asked of that page itself, which is then at hand.
 */
export const useStatements = ({ year, month, agencyId }: Period) => {
  const [size, setSize] = useState(standardSize)
  const [turned, setTurned] = useState({ of: '', page: 0 })
  // Another period or size begins at its first page.
  const of = [year, month, agencyId, size].join()
  const page = turned.of === of ? turned.page : 0
  const turnTo = (next: number) => () => setTurned({ of, page: next })
  const query = { year, size, ...(month !== undefined && { month }), ...(agencyId !== undefined && { agencyId }) }
  const shown = useOperation(listCommissionStatements, { query: { ...query, page } }, { keepPrevious: true })
  const isFull = shown.data !== undefined && shown.data.length >= size
  const behind = useOperation(listCommissionStatements, { query: { ...query, page: page + 1 } }, { enabled: isFull })
  const isMore = isFull && behind.data !== undefined && behind.data.length > 0
  const paging: Paging = {
    kind: 'tokens',
    size,
    onSize: setSize,
    total: undefined,
    shown: shown.data?.length ?? 0,
    onNext: isMore ? turnTo(page + 1) : undefined,
    onPrevious: page > 0 ? turnTo(page - 1) : undefined,
  }
  const { data, error, isPending, refetch } = shown
  return { data, error, isPending, refetch, paging: page > 0 || isMore ? paging : undefined }
}
