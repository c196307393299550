import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPaperDays } from '#shared/contracts/billing/paperDays.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { paperDeeds } from '#shared/domain/policy/paperDays.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { DayFilter } from '#web/tables/DayFilter.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx'
import { type AddressChanges, useAddress } from '#web/ui/useAddress.ts'
import { BookFigures } from '../parts/books/BookFigures.tsx'
import { CarrierSelect } from '../parts/books/CarrierSelect.tsx'
import { daysOf, spans, turned } from '../parts/books/paperSpan.ts'
import { PaperDaysTable } from '../tables/PaperDaysTable.tsx'
import { PaperTransactionsTable } from '../tables/PaperTransactionsTable.tsx'

/** What was done on a carrier's paper: of a day, a week or a month, by day and one by one. */
export const PaperDaysPage = () => {
  const { t } = useTranslation('billing')
  const isCarrier = usePersona() === 'CARRIER'
  const { params, change: changeAddress } = useAddress()
  const change = (changes: AddressChanges) => changeAddress({ after: undefined, ...changes }, { replace: true })
  const span = spans.find((each) => each === params.get('span')) ?? 'day'
  const day = CalendarDate.safeParse(params.get('day')).data ?? todayHere()
  const asked = params.get('carrier') ?? undefined
  const { from, to } = daysOf(span, day)
  const { data, error, isPending, refetch } = useOperation(
    getPaperDays,
    { query: { from, to, ...(asked !== undefined && { carrierId: asked }) } },
    { keepPrevious: true },
  )
  const carrierId = asked ?? data?.carrierId
  const countOf = (deed: (typeof paperDeeds)[number]) =>
    data?.days.reduce((sum, { deeds }) => sum + (deeds[deed] ?? 0), 0) ?? 0
  const done = paperDeeds.filter((deed) => countOf(deed) > 0)
  return (
    <Page>
      <PageHeader
        title={t('paperDays.title')}
        subtitle={t(isCarrier ? 'paperDays.ownSubtitle' : 'paperDays.subtitle')}
      />
      <Paper
        variant="outlined"
        sx={{ borderRadius: 1.5, p: 1.5, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      >
        <CarrierSelect value={carrierId} onChoose={(carrier) => change({ carrier })} />
        <FilterChips
          label={t('paperDays.span')}
          single
          options={spans.map((value) => ({ value, label: t(`paperDays.spans.${value}`) }))}
          value={[span]}
          onChange={([next]) => change({ span: next })}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton aria-label={t('paperDays.before')} onClick={() => change({ day: turned(span, day, -1) })}>
            <ChevronLeftIcon />
          </IconButton>
          <DayFilter label={t('paperDays.day')} value={day} onChange={(next) => change({ day: next })} />
          <IconButton aria-label={t('paperDays.behind')} onClick={() => change({ day: turned(span, day, 1) })}>
            <ChevronRightIcon />
          </IconButton>
        </Box>
        {span !== 'day' && (
          <Typography variant="body2" color="text.secondary">
            {t('paperDays.fromTo', { from: date(from), to: date(to) })}
          </Typography>
        )}
      </Paper>
      {data && data.days.length > 0 && (
        <BookFigures
          figures={[
            ...done.map((deed) => ({ label: t(`paperDays.deeds.${deed}`), value: String(countOf(deed)) })),
            {
              label: t('paperDays.premium'),
              value: exactMoney(data.days.reduce((sum, { premium }) => sum + premium, 0)),
              hint: t('paperDays.premiumHint'),
            },
          ]}
        />
      )}
      {span !== 'day' && (
        <Box component="section" sx={{ mb: 4 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t('paperDays.byDay')}
          </Typography>
          <PaperDaysTable
            rows={data?.days}
            loading={isPending}
            error={error ?? undefined}
            onRetry={() => void refetch()}
            onDay={(next) => change({ span: 'day', day: next })}
          />
        </Box>
      )}
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('paperDays.transactions')}
      </Typography>
      <PaperTransactionsTable from={from} to={to} carrierId={carrierId} />
    </Page>
  )
}
