import { useEffect, useRef } from 'react'
import type { Operation, Schema } from '#shared/contract/operation.ts'
import type { HistoryPage } from '#shared/records/historyEntry.ts'
import { useOperation } from '../api/useOperation.ts'

/** An operation that tells a record's history; its parameters name the record. */
export type HistoryOperation = Operation & {
  readonly response: typeof HistoryPage
  readonly params: Readonly<Record<string, Schema<string>>>
}

export type HistoryOfRecord = {
  operation: HistoryOperation
  params: Readonly<Record<string, string>>
  /** When the record was last written, as far as the page knows: the history is asked for again when that moves. */
  asOf?: string
}

/** A record's history as it is now. */
export const useHistory = ({ operation, params, asOf }: HistoryOfRecord) => {
  const history = useOperation(operation, { params }, { staleTime: 0 })
  const { refetch } = history
  const known = useRef(asOf)
  useEffect(() => {
    if (known.current === asOf) return
    known.current = asOf
    void refetch()
  }, [asOf, refetch])
  return history
}
