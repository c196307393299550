import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimNotice } from '#shared/contracts/claims/claimNotice.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import type { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { contractWords } from '#shared/regions/contractWords.ts'
import { Problem } from '#web/api/problem.ts'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { dateTime, phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { toast } from '#web/ui/toast.ts'
import { lastDay } from '../forms/lastDay.ts'
import { LossSection, OtherSection, ReportedBySection } from '../forms/NoticeFields.tsx'
import { fromNotice, NoticeForm, noticeFormUntil } from '../forms/noticeForm.ts'
import { claimReads } from '../parts/claimReads.ts'
import { missingIn, waitsOn } from './missingIn.ts'
import {
  dropNotice,
  keepNotice,
  keptNotice,
  type NoticeDraft,
  type NoticeStep,
  noticeSteps,
  subscribeToDrafts,
} from './noticeDraft.ts'
import { type FiledClaim, type Filing, fileSignedIn, sendNotice } from './sendNotice.ts'
import { stepOfField } from './stepOfField.ts'
import { whyRefused } from './whyRefused.ts'

const sections: Readonly<Record<NoticeStep, ComponentType<{ zone?: TimeZone }>>> = {
  who: ReportedBySection,
  loss: LossSection,
  other: OtherSection,
}

type FirstNoticeProps = {
  userId: string
  accountId: AccountId
  policyId?: PolicyId | undefined
  /** Where a one-time code has opened it. */
  policyNumber?: string | undefined
  companyName: string
  /** Where the insured is. */
  zone: TimeZone
  /** What is known before anything was entered. */
  begun: ClaimNotice
  file?: Filing
  /** Once it is filed, with the claim; without it when it was sent from elsewhere meanwhile. */
  onFiled: (claim?: FiledClaim) => void
}

/** The first notice in three steps, kept on this device with every change; filed without a connection it waits for one. */
export const FirstNotice = ({
  userId,
  accountId,
  policyId,
  policyNumber,
  companyName,
  zone,
  begun,
  file = fileSignedIn,
  onFiled,
}: FirstNoticeProps) => {
  const { t } = useTranslation('claims')
  const cache = useQueryClient()
  const of = { userId, accountId }
  const [kept, setKept] = useState(() => keptNotice(of))
  const [step, setStep] = useState<NoticeStep>(kept?.step ?? 'who')
  const key = useRef(kept?.key ?? crypto.randomUUID())
  const schema = useMemo(() => noticeFormUntil(() => lastDay(zone)), [zone])
  const form = useSchemaForm(schema, kept?.notice ?? fromNotice(begun))

  /** Marks fields; each is one of the form, as the form names it. */
  const mark = (wrong: readonly { readonly field?: string | undefined; readonly detail: string }[]) => {
    for (const { field, detail } of wrong)
      if (field !== undefined)
        form.setError(field as 'address', { type: 'server', message: contractWords(detail, region) })
  }

  /** Keeps what was entered, as far as it can be read: a day that is half typed is not. */
  const keep = (at: NoticeStep): NoticeDraft | undefined => {
    const entered = NoticeForm.safeParse(form.getValues())
    if (!entered.success) return undefined
    const draft: NoticeDraft = {
      at: instantHere(),
      accountId,
      ...(policyId && { policyId }),
      ...(policyNumber !== undefined && { policyNumber }),
      companyName,
      notice: entered.data,
      step: at,
      key: key.current,
      isWaiting: waitsOn(keptNotice(of), entered.data, zone),
      refused: keptNotice(of)?.refused,
    }
    keepNotice({ userId, accountId }, draft)
    setKept(draft)
    return draft
  }
  const keeping = useRef(keep)
  keeping.current = keep
  useEffect(() => {
    const watched = form.watch((_, { name }) => {
      if (name !== undefined) keeping.current(step)
    })
    return () => watched.unsubscribe()
  }, [form, step])

  // What waited was sent meanwhile: there is nothing left to write here.
  const isThere = useSyncExternalStore(subscribeToDrafts, () => keptNotice(of) !== undefined)
  const isSent = kept?.isWaiting === true && !isThere
  const whenFiled = useRef(onFiled)
  whenFiled.current = onFiled
  useEffect(() => {
    if (isSent) whenFiled.current()
  }, [isSent])

  // What waited was refused meanwhile: it is corrected here, and says what is wrong.
  const refusal = useSyncExternalStore(subscribeToDrafts, () => JSON.stringify(keptNotice(of)?.refused ?? []))
  const correct = useRef<() => void>(undefined)
  correct.current = () => {
    const now = keptNotice(of)
    if (now?.refused === undefined) return
    setKept(now)
    mark(now.refused)
    const first = now.refused.map(({ field = '' }) => stepOfField(field)).find((each) => each !== undefined)
    if (first !== undefined) setStep(first)
  }
  useEffect(() => {
    if (refusal !== '[]') correct.current?.()
  }, [refusal])

  const go = (to: NoticeStep) => {
    keep(to)
    setStep(to)
  }
  // Whoever has filed it stands at the foot of a long page: what became of it is told there.
  const seen = useCallback((told: HTMLElement | null) => told?.scrollIntoView({ block: 'nearest' }), [])
  const at = noticeSteps.indexOf(step)
  const following = noticeSteps[at + 1]
  const Section = sections[step]

  /** Marks what the step still needs, the last one what any does; false when something is missing. */
  const isWhole = (): boolean => {
    const missing = missingIn(NoticeForm.parse(form.getValues()), zone).filter(
      ({ field }) => following === undefined || stepOfField(field) === step,
    )
    mark(missing)
    const [first] = missing
    if (first) setStep(stepOfField(first.field) ?? step)
    return missing.length === 0
  }

  const send = async () => {
    const draft = keep(step)
    if (draft === undefined) return
    try {
      const filed = await sendNotice(userId, draft, file)
      if (filed === undefined) return setKept(keptNotice(of))
      for (const read of claimReads) void cache.invalidateQueries({ queryKey: [read.name] })
      toast.success(t('filed', { number: filed.claimNumber ?? '' }))
      onFiled(filed)
    } catch (error) {
      const again = keptNotice(of)
      key.current = again?.key ?? key.current
      setKept(again)
      const first = error instanceof Problem ? error.errors[0]?.path : undefined
      const wrong = first === undefined ? undefined : stepOfField(first)
      if (wrong !== undefined) setStep(wrong)
      throw error
    }
  }

  const startAgain = () => {
    dropNotice(of)
    key.current = crypto.randomUUID()
    form.reset(fromNotice(begun))
    setKept(undefined)
    setStep('who')
  }

  return (
    <Panel title={t('incident.notice')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('incident.noticeLead')}
      </Typography>
      <Stepper
        steps={noticeSteps.map((each) => ({ key: each, label: t(`incident.stepNames.${each}`) }))}
        current={step}
        onStep={(to) => go(noticeSteps.find((each) => each === to) ?? step)}
      />
      <Box sx={{ mt: 2.5 }}>
        <Form
          form={form}
          onSubmit={async () => {
            if (!isWhole()) return
            if (following === undefined) await send()
            else go(following)
          }}
        >
          <Section zone={zone} />
          {kept?.refused && !kept.isWaiting && (
            <Alert severity="error" ref={seen}>
              {t('incident.refused.here', {
                why: whyRefused(kept.refused),
                phone: phone(region.support.claimsPhone),
              })}
            </Alert>
          )}
          {kept?.isWaiting && (
            <Alert severity="warning" role="status" ref={seen}>
              {t('incident.waiting.here', { phone: phone(region.support.claimsPhone) })}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {at > 0 && <Button onClick={() => go(noticeSteps[at - 1] ?? step)}>{t('incident.back')}</Button>}
            <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
              {following === undefined ? t('incident.submit') : t('incident.next')}
            </Button>
            {kept !== undefined && (
              <>
                <Typography variant="body2" color="text.secondary" role="status">
                  {t('incident.kept', { time: dateTime(kept.at) })}
                </Typography>
                <Button size="small" sx={{ ml: 'auto' }} onClick={startAgain}>
                  {t('incident.another')}
                </Button>
              </>
            )}
          </Box>
        </Form>
      </Box>
    </Panel>
  )
}
