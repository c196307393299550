import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import type { Operation } from '#shared/contract/operation.ts'
import type { RateBookView } from '#shared/contracts/rater/rateBookRecord.ts'
import {
  activateRateBook,
  getRateBook,
  listRateBookHistory,
  listRateBooks,
  reviewRateBook,
  updateRateBook,
  withdrawRateBook,
} from '#shared/contracts/rater/rateBooks.ts'
import { canRateBook, type RateBookNeed, rateBookLife } from '#shared/records/rateBook/rateBookLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { offerOf } from '#web/records/offer.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as referenceDialogs from '../dialogs.ts'
import { BookTables } from '../parts/BookTables.tsx'
import { DislocationPanel } from '../parts/DislocationPanel.tsx'

/** How often a report that is being made is looked at again. */
const soon = 2000

const deeds = {
  change: { by: updateRateBook, dialog: referenceDialogs.updateRateBook },
  review: { by: reviewRateBook, dialog: referenceDialogs.reviewRateBook },
  activate: { by: activateRateBook, dialog: referenceDialogs.activateRateBook },
  withdraw: { by: withdrawRateBook, dialog: referenceDialogs.withdrawRateBook },
} as const satisfies Record<string, { readonly by: Operation; readonly dialog: unknown }>
const names = Object.keys(deeds) as (keyof typeof deeds)[]

const Actions = ({ book }: { book: RateBookView }) => {
  const { t } = useTranslation('reference')
  const may = useMay()
  const { open } = useDialogs()
  const navigate = useNavigate()
  const persona = usePersona()
  const books = useOperation(listRateBooks, {})
  const { version, record, isOwn } = book
  const isMet = (need: RateBookNeed): boolean =>
    ({ anothers: !isOwn, dislocated: record?.dislocation?.finishedAt !== undefined })[need]
  const offered =
    record === undefined
      ? []
      : names.flatMap((action) => {
          const { by } = deeds[action]
          const offer = offerOf({
            life: rateBookLife,
            action,
            by: [by],
            status: record.status,
            may: (needed) => may(needed),
            isMet,
          })
          return offer === undefined ? [] : [{ ...offer, action }]
        })
  const begin = (action: keyof typeof deeds) => open(deeds[action].dialog, { version })
  const next = offered.find(({ action }) => action === 'activate' || action === 'review')
  return (
    <>
      <RowMenu
        text={t('book.more')}
        actions={[
          ...offered
            .filter((offer) => offer !== next)
            .map(({ action, notNow }) => ({
              label: t(`book.deeds.${action}`),
              onSelect: () => begin(action),
              destructive: action === 'withdraw',
              ...(notNow && { notNow: t(`book.notNow.${notNow}`) }),
            })),
          ...(books.data ?? [])
            .filter((each) => each.version !== version)
            .map((each) => ({
              label: t('book.compareWith', { version: each.version }),
              onSelect: () => navigate(inPersona(persona, `reference/rating/${version}/compare/${each.version}`)),
            })),
        ]}
      />
      {record === undefined && (
        <Button variant="contained" onClick={() => open(referenceDialogs.createRateBook, { base: version })}>
          {t('book.layOver')}
        </Button>
      )}
      {next && (
        <WhyNot reason={next.notNow && t(`book.notNow.${next.notNow}`)}>
          <Button variant="contained" onClick={() => begin(next.action)}>
            {t(`book.deeds.${next.action}`)}
          </Button>
        </WhyNot>
      )}
    </>
  )
}

const Steps = ({ record }: { record: NonNullable<RateBookView['record']> }) => {
  const { t } = useTranslation('reference')
  const steps = (['created', 'reviewed', 'activated', 'withdrawn'] as const).flatMap((name) => {
    const step = record[name]
    return step === undefined
      ? []
      : [{ label: t(`book.steps.${name}`), value: `${step.by}, ${dateTime(step.at)}`, hint: step.note }]
  })
  return (
    <Panel dense title={t('book.life')}>
      <KeyValueList columns={2} items={steps} />
    </Panel>
  )
}

const Book = ({ book }: { book: RateBookView }) => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  const { record, version, effectiveFrom, base } = book
  return (
    <Page>
      <PageHeader
        title={book.name}
        trail={[{ label: t('tabs.rating'), to: inPersona(persona, 'reference?area=rating') }]}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={book.status} />
            <span>{version}</span>
            <span>{t('rater.from', { from: date(effectiveFrom) })}</span>
            <span>{base === undefined ? t('book.published') : t('book.over', { count: book.changes, base })}</span>
          </Box>
        }
        action={<Actions book={book} />}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {record && <Steps record={record} />}
        {record && (
          <DislocationPanel
            version={version}
            report={record.dislocation}
            mayAsk={canRateBook(record.status, 'dislocate')}
          />
        )}
        <BookTables tables={book.tables} />
        {record && <HistoryPanel operation={listRateBookHistory} params={{ version }} asOf={record.lastUpdated} />}
      </Box>
    </Page>
  )
}

/** A rate book to be read: its tables, and of a version its life and what it does to the book in force. */
export const RateBookPage = () => {
  const { version = '' } = useParams()
  const book = useOperation(
    getRateBook,
    { params: { version } },
    {
      refetchInterval: (data) => {
        const report = data?.record?.dislocation
        return report !== undefined && report.finishedAt === undefined ? soon : false
      },
    },
  )
  if (book.data) return <Book book={book.data} />
  if (book.error) return <RecordProblem error={book.error} onRetry={() => void book.refetch()} />
  return <PageSkeleton />
}
