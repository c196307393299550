import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { type Dislocation, dislocationBands, type MovedPolicy } from '#shared/domain/rating/dislocation.ts'
import { BarChart } from '#web/charts/BarChart.tsx'
import { exactMoney, money, number, percent } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { signed } from './signed.ts'

const bandLabels = dislocationBands.map((from, index) => {
  const until = dislocationBands[index + 1]
  const said = (edge: number | undefined) => percent((edge ?? 0) / 100, { digits: 0 })
  if (index === 0) return `< ${said(until)}`
  return until === undefined ? `≥ ${said(from)}` : `${said(from)} … ${said(until)}`
})

const Moved = ({ title, policies }: { title: string; policies: readonly MovedPolicy[] }) => {
  const { t } = useTranslation('reference')
  const { t: words } = useTranslation('quote')
  const persona = usePersona()
  if (policies.length === 0) return null
  return (
    <section>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {policies.map(({ policyId, policyNumber, companyName, before, after, percent: change, because }) => (
          <Box
            key={policyId}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}
          >
            <div>
              <Link component={RouterLink} to={policyPath(persona, policyId)}>
                {companyName}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {policyNumber}
                {because.length > 0 &&
                  ` · ${because.map(({ key, difference }) => `${words(`waterfall.${key}`)} ${difference > 0 ? '+' : ''}${money(difference)}`).join(', ')}`}
              </Typography>
            </div>
            <Box className="tabular" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Typography sx={{ fontWeight: 500 }}>{signed(change / 100)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {t('book.fromTo', { before: money(before), after: money(after) })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}

const Outcomes = ({ report }: { report: Dislocation }) => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  if (report.outcomes === 0) return <Typography>{t('book.noOutcomes')}</Typography>
  return (
    <section>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('book.outcomes', { count: report.outcomes })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {report.changedOutcomes.map(({ policyId, companyName, before, after, reason }) => (
          <li key={policyId}>
            <Link component={RouterLink} to={policyPath(persona, policyId)}>
              {companyName}
            </Link>{' '}
            <StatusChip status={before} /> → <StatusChip status={after} /> {reason}
          </li>
        ))}
      </Box>
    </section>
  )
}

interface DislocationReportProps {
  readonly report: Dislocation
  /** What the premium before and after is called. */
  readonly words: { readonly before: string; readonly after: string }
  /** Figures that stand beside those of price. */
  readonly besides?: readonly { readonly label: string; readonly value: string }[]
}

/** What moves in the book in force: totals, a histogram, whom it moves most, and who would come to another outcome. */
export const DislocationReport = ({ report, words, besides = [] }: DislocationReportProps) => {
  const { t } = useTranslation('reference')
  const { before, after, policies, up, down, unchanged, unpriced } = report
  const data = report.bands.map((value, index) => ({ label: bandLabels[index] ?? '', value }))
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <KeyValueList
        columns={4}
        items={[
          { label: t('book.priced'), value: number(policies) },
          { label: words.before, value: exactMoney(before) },
          { label: words.after, value: exactMoney(after) },
          { label: t('book.inTotal'), value: <b>{before === 0 ? '–' : signed((after - before) / before)}</b> },
          { label: t('book.up'), value: number(up) },
          { label: t('book.down'), value: number(down) },
          { label: t('book.unchanged'), value: number(unchanged) },
          { label: t('book.unpriced'), value: number(unpriced) },
          ...besides,
        ]}
      />
      <BarChart title={t('book.histogram')} data={data} bare />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Moved title={t('book.losers')} policies={report.losers} />
        <Moved title={t('book.winners')} policies={report.winners} />
      </Box>
      <Outcomes report={report} />
    </Box>
  )
}
