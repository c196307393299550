import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSlackAddUrl } from '#shared/contracts/webhook/slack.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { toast } from '#web/ui/toast.ts'

/** Leaves for Slack, where one chooses the channel that is told. */
export const useAddSlack = () => {
  const { t } = useTranslation('webhooks')
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const { url } = await call(getSlackAddUrl, {}).catch(orSay(t('slack.failed')))
      globalThis.location.assign(url)
    } catch (problem) {
      toast.problem(problem)
      setLeaving(false)
    }
  }
  return { isLeaving, leave }
}
