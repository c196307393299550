import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { DiligentEffort } from '#shared/domain/quoting/diligence.ts'
import { askedEffort, openEffort } from '#shared/domain/quoting/diligentEffort.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'

type DiligencePanelProps = {
  quote: Pick<Quote, 'agencyStatus' | 'diligence' | 'effectiveDate' | 'firmographicData' | 'id' | 'isSurplus'>
  /** Records it; of who only reads there is none. */
  onRecord?: (() => void) | undefined
}

const Line = ({ strong, weak }: { strong: string; weak: string }) => (
  <div>
    <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{strong}</Typography>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {weak}
    </Typography>
  </div>
)

const Effort = ({ effort }: { effort: DiligentEffort }) => {
  const { t } = useTranslation('records')
  switch (effort.basis) {
    case 'DECLINATIONS':
      return (
        <>
          {effort.declinations.map(({ carrier, contact, date: day, reason }) => (
            <Line key={carrier} strong={carrier} weak={`${reason} · ${contact} · ${date(day)}`} />
          ))}
          {effort.fewerBecause && <Line strong={t('diligence.fewer')} weak={effort.fewerBecause} />}
        </>
      )
    case 'EXPORT_LIST':
      return <Line strong={effort.entry} weak={t('diligence.exportList', { date: date(effort.edition) })} />
    case 'EXEMPT_PURCHASER':
      return (
        <Line
          strong={t('diligence.exempt')}
          weak={t('diligence.exemptBy', {
            riskManager: effort.purchaser.riskManager,
            date: date(effort.purchaser.requestedOn),
          })}
        />
      )
  }
}

/** By what surplus lines cover is placed, or what is missing, with the law that asks for it; nothing of other cover. */
export const DiligencePanel = ({ quote, onRecord }: DiligencePanelProps) => {
  const { t } = useTranslation('records')
  const asked = askedEffort(quote)
  if (asked === undefined) return null
  const open = openEffort(quote)
  const { diligence } = quote
  const isOpenToIt = onRecord !== undefined && canQuote(quote.agencyStatus, 'recordDiligence')
  const Icon = open ? WarningIcon : CheckIcon
  return (
    <Panel
      dense
      title={t('diligence.title')}
      actions={
        isOpenToIt && (
          <Button size="small" onClick={onRecord}>
            {t(diligence ? 'diligence.change' : 'diligence.record')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '22px 1fr', columnGap: 1 }} data-rule={open?.ruleId}>
        <Icon sx={{ color: open ? 'error.main' : 'success.main', mt: '1px' }} />
        <Box sx={{ display: 'grid', gap: 1 }}>
          {open ? <Line strong={open.message} weak={open.cure} /> : diligence && <Effort effort={diligence.effort} />}
          {!open && diligence && (
            <Typography variant="caption" color="text.secondary">
              {t('diligence.recordedBy', { by: diligence.by, at: dateTime(diligence.at), source: asked.rule.source })}
            </Typography>
          )}
        </Box>
      </Box>
    </Panel>
  )
}
