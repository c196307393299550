import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getQuestionnaire, handInQuestionnaire, saveQuestionnaire } from '#shared/contracts/quote/questionnaires.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AnswerGroup } from '#web/records/questionnaire/AnswerGroup.tsx'
import { toAnswerForm } from '#web/records/questionnaire/answers.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { saying } from '../saying.ts'
import { answerPages, given, pageAfter } from './answerPages.ts'
import { ClosedQuestionnaire } from './ClosedQuestionnaire.tsx'
import { HandIn } from './HandIn.tsx'

type Sent = ResponseOf<typeof getQuestionnaire>
type AnswerQuestionnaireProps = { quoteId: string; sent: Sent }

const Pages = ({ quoteId, sent }: AnswerQuestionnaireProps) => {
  const { t } = useTranslation(['quote', 'records'])
  const { questions } = questionnaireOf(region.code, sent.product)
  const form = useForm<QuestionnaireAnswers>({ defaultValues: toAnswerForm(questions, sent.answers ?? {}) })
  const answers = given({ ...useWatch<QuestionnaireAnswers>({ control: form.control }) })
  const { cyberCrimePurchased, techErrorsPurchased } = sent
  const pages = answerPages(questions, answers, { cyberCrimePurchased, techErrorsPurchased })
  const [page, setPage] = useState(Math.min(sent.page ?? 0, pages.length))
  const [isChecking, setIsChecking] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const [savedAt, setSavedAt] = useState(sent.savedAt)
  const top = useRef<HTMLDivElement>(null)
  const save = useCommand(saveQuestionnaire)
  const handIn = useCommand(handInQuestionnaire, { invalidates: [getQuestionnaire] })
  const params = { quoteId }

  const goTo = async (next: number) => {
    setRefusal(undefined)
    try {
      const kept = await save
        .mutateAsync({ params, body: { answers: given(form.getValues()), page: next } })
        .catch(saying(t('answer.saveFailed')))
      setSavedAt(kept.savedAt)
      setPage(next)
      setIsChecking(page === pages.length)
      top.current?.scrollIntoView({ block: 'start' })
      top.current?.focus({ preventScroll: true })
    } catch (error) {
      setRefusal(error)
    }
  }
  const send = (name: string) => {
    setRefusal(undefined)
    handIn
      .mutateAsync({ params, body: { name, isTrue: true, answers: given(form.getValues()) } })
      .catch(saying(t('answer.handInFailed')))
      .catch(setRefusal)
  }
  const current = pages[page]
  const after = pageAfter(page, { pages: pages.length, isChecking })
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageHeader
        title={t('answer.title', { company: sent.companyName })}
        {...(page === 0 && {
          subtitle: t('answer.lead', { name: sent.recipient, agency: sent.agencyName, date: date(sent.expiresAt) }),
        })}
      />
      {sent.note && page === 0 && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('answer.note', { agency: sent.agencyName, note: sent.note })}
        </Alert>
      )}
      <Box ref={top} tabIndex={-1} sx={{ mb: 2, scrollMarginTop: 80, outline: 'none' }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 0.75 }}>
          <Typography variant="body2" role="status" sx={{ flex: 1 }} className="tabular">
            {t('answer.step', { page: page + 1, pages: pages.length + 1 })}
          </Typography>
          {savedAt && (
            <Typography variant="caption" color="text.secondary">
              {t('answer.savedAt', { at: dateTime(savedAt) })}
            </Typography>
          )}
        </Box>
        <LinearProgress
          variant="determinate"
          value={Math.round((page / pages.length) * 100)}
          aria-label={t('answer.progress')}
          sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }}
        />
      </Box>
      <FormProvider {...form}>
        {current ? (
          <Paper variant="outlined" sx={{ borderRadius: 1.5, p: { xs: 2, md: 3 } }}>
            <AnswerGroup
              group={current.group}
              questions={current.questions}
              answers={answers}
              purchased={{ cyberCrime: cyberCrimePurchased, techErrors: techErrorsPurchased }}
              notNow={undefined}
              answered={sent.answered}
            />
          </Paper>
        ) : (
          <HandIn
            companyName={sent.companyName}
            product={sent.product}
            recipient={sent.recipient}
            answers={answers}
            pages={pages}
            pending={handIn.isPending}
            refusal={refusal}
            onPage={(index) => void goTo(index)}
            onHandIn={send}
          />
        )}
      </FormProvider>
      {current && refusal !== undefined && (
        <Box sx={{ mt: 2 }}>
          <ProblemPanel error={refusal} />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, mt: 2.5 }}>
        {page > 0 && (
          <WhyNot reason={whileBusy(save.isPending)}>
            <Button variant="outlined" size="large" onClick={() => void goTo(page - 1)}>
              {t('answer.back')}
            </Button>
          </WhyNot>
        )}
        {current && (
          <Button
            variant="contained"
            size="large"
            loading={save.isPending}
            onClick={() => void goTo(after)}
            sx={{ flex: { xs: 1, sm: 'none' }, ml: { sm: 'auto' } }}
          >
            {after === pages.length ? t('answer.check') : t('answer.next')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** The questionnaire as the insured fills it in: a page for each subject, kept with every step, read once more at its end. */
export const AnswerQuestionnaire = ({ quoteId, sent }: AnswerQuestionnaireProps) =>
  sent.status === 'OPEN' ? (
    <Pages quoteId={quoteId} sent={sent} />
  ) : (
    <ClosedQuestionnaire sent={sent} status={sent.status} />
  )
