import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'
import { type NoticeDraft, subscribeToDrafts, waitingNotices } from './noticeDraft.ts'
import { type FiledClaim, type Filing, sendNotice } from './sendNotice.ts'

/** So often a notice that waits is tried again (milliseconds), besides whenever the browser says that it is online. */
const retryEvery = 15_000

/** Sends what a person filed without a connection as soon as there is one; answers what still waits. */
export const useWaitingNotices = (
  userId: string,
  { file, onFiled }: { readonly file: Filing; readonly onFiled?: (claim: FiledClaim) => void },
): readonly NoticeDraft[] => {
  const { t } = useTranslation('claims')
  const cache = useQueryClient()
  const text = useSyncExternalStore(subscribeToDrafts, () => JSON.stringify(waitingNotices(userId)))
  const isSending = useRef(false)
  const whenFiled = useRef(onFiled)
  whenFiled.current = onFiled
  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (const draft of waitingNotices(userId)) {
        const filed = await sendNotice(userId, draft, file)
        if (filed === undefined) continue
        toast.success(t('filed', { number: filed.claimNumber ?? '' }))
        for (const read of claimReads) void cache.invalidateQueries({ queryKey: [read.name] })
        whenFiled.current?.(filed)
      }
    } catch (error) {
      toast.problem(error)
    } finally {
      isSending.current = false
    }
  }, [userId, file, cache, t])
  const waits = text !== '[]'
  useEffect(() => {
    if (!waits) return
    void send()
    const timer = setInterval(() => void send(), retryEvery)
    const online = () => void send()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [waits, send])
  return waitingNotices(userId)
}
