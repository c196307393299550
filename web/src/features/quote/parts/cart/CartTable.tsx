import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartQuote } from '#shared/contracts/quote/quote.ts'
import { twinOf } from '#shared/domain/quoting/cart.ts'
import { date, exactMoney, wholeMoney } from '#web/i18n/format.ts'
import { DeleteIcon, WarningIcon } from '#web/ui/icons.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { whileBusy } from '#web/ui/notNow.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

export type CartTableProps = {
  quotes: readonly CartQuote[]
  ticked: ReadonlySet<string>
  onTick: (id: string, ticked: boolean) => void
  onRemove: (id: string) => void
  /** The quote that is being removed. */
  removing?: string | undefined
  /** What keeps a quote from being requested, with its cure. */
  obstacles?: ReadonlyMap<string, string> | undefined
}

const selectedCount = ({ calculatorGeneratedData }: CartQuote): number =>
  Object.values(calculatorGeneratedData.coverages).filter(({ selected }) => selected).length

const Tick = ({ quote, ticked, onTick }: { quote: CartQuote } & Pick<CartTableProps, 'ticked' | 'onTick'>) => {
  const { t } = useTranslation('quote')
  return (
    <Checkbox
      size="small"
      checked={ticked.has(quote.id)}
      onChange={(_, next) => onTick(quote.id, next)}
      slotProps={{ input: { 'aria-label': t('cart.tick', { quoteNumber: quote.quoteNumber }) } }}
    />
  )
}

const Remove = ({
  quote,
  onRemove,
  removing,
}: { quote: CartQuote } & Pick<CartTableProps, 'onRemove' | 'removing'>) => {
  const { t } = useTranslation('quote')
  const busy = removing === quote.id
  return (
    <WhyNot reason={whileBusy(removing !== undefined)} hint={t('cart.remove')}>
      <IconButton
        size="small"
        aria-label={t('cart.removeOf', { quoteNumber: quote.quoteNumber })}
        onClick={() => onRemove(quote.id)}
      >
        {busy ? <CircularProgress size={18} aria-hidden="true" /> : <DeleteIcon />}
      </IconButton>
    </WhyNot>
  )
}

const Referral = ({ quote }: { quote: CartQuote }) => {
  const { t } = useTranslation('quote')
  if (!quote.calculatorGeneratedData.referToUnderwriter) return <span>{t('cart.notReferred')}</span>
  const reasons = quote.referralReasons.filter(({ outcome }) => outcome === 'REFERRED')
  return (
    <Tooltip title={reasons.map(({ message }) => message).join('. ')}>
      <Box component="span" tabIndex={0} sx={{ borderRadius: 0.75 }}>
        <StatusChip status="REFERRED" label={t('cart.referred')} />
      </Box>
    </Tooltip>
  )
}

const Selected = ({ quote, quotes }: { quote: CartQuote } & Pick<CartTableProps, 'quotes'>) => {
  const { t } = useTranslation('quote')
  const twin = twinOf(quote, quotes)
  return (
    <>
      {quote.presetName}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {t('calculator.coverages', { count: selectedCount(quote) })}
        {quote.isSurplus && ` · ${t('paper.surplus')}`}
      </Typography>
      {twin && (
        <Typography variant="caption" color="warning.dark" sx={{ display: 'block' }}>
          {t('cart.twin', { quoteNumber: twin.quoteNumber })}
        </Typography>
      )}
    </>
  )
}

const Obstacle = ({ text }: { text: string }) => (
  <Box
    role="alert"
    sx={{ display: 'grid', gridTemplateColumns: '22px 1fr', columnGap: 1, color: 'error.main', textAlign: 'left' }}
  >
    <WarningIcon sx={{ mt: '1px' }} />
    <Typography variant="body2">{text}</Typography>
  </Box>
)

const Wide = ({ quotes, ticked, onTick, onRemove, removing, obstacles }: CartTableProps) => {
  const { t } = useTranslation('quote')
  return (
    <TableContainer sx={{ display: { xs: 'none', md: 'block' }, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small" aria-label={t('cart.title')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Box component="span" sx={visuallyHidden}>
                {t('cart.ticked')}
              </Box>
            </TableCell>
            <TableCell>{t('cart.quoteNumber')}</TableCell>
            <TableCell>{t('cart.coverageSelection')}</TableCell>
            <TableCell align="right">{t('cart.aggregateLimit')}</TableCell>
            <TableCell align="right">{t('cart.deductible')}</TableCell>
            <TableCell>{t('cart.referral')}</TableCell>
            <TableCell align="right">{t('cart.pricing')}</TableCell>
            <TableCell>{t('cart.start')}</TableCell>
            <TableCell align="center">{t('cart.remove')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {quotes.map((quote) => {
            const { aggregateLimit, deductible, totalPremium } = quote.calculatorGeneratedData
            const obstacle = obstacles?.get(quote.id)
            return (
              <Fragment key={quote.id}>
                <TableRow selected={ticked.has(quote.id)}>
                  <TableCell padding="checkbox">
                    <Tick quote={quote} ticked={ticked} onTick={onTick} />
                  </TableCell>
                  <TableCell sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>{quote.quoteNumber}</TableCell>
                  <TableCell>
                    <Selected quote={quote} quotes={quotes} />
                  </TableCell>
                  <TableCell align="right">{wholeMoney(aggregateLimit)}</TableCell>
                  <TableCell align="right">{wholeMoney(deductible)}</TableCell>
                  <TableCell>
                    <Referral quote={quote} />
                  </TableCell>
                  <TableCell align="right" sx={{ fontWeight: 650 }}>
                    {exactMoney(totalPremium)}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{date(quote.effectiveDate)}</TableCell>
                  <TableCell align="center">
                    <Remove quote={quote} onRemove={onRemove} removing={removing} />
                  </TableCell>
                </TableRow>
                {obstacle !== undefined && (
                  <TableRow selected={ticked.has(quote.id)}>
                    <TableCell />
                    <TableCell colSpan={8}>
                      <Obstacle text={obstacle} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Narrow = ({ quotes, ticked, onTick, onRemove, removing, obstacles }: CartTableProps) => {
  const { t } = useTranslation('quote')
  return (
    <Box
      component="ul"
      aria-label={t('cart.title')}
      sx={{ display: { xs: 'grid', md: 'none' }, gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {quotes.map((quote) => {
        const { aggregateLimit, deductible, totalPremium } = quote.calculatorGeneratedData
        const obstacle = obstacles?.get(quote.id)
        return (
          <Box component="li" key={quote.id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, ml: -1 }}>
              <Tick quote={quote} ticked={ticked} onTick={onTick} />
              <Typography sx={{ fontWeight: 500, flex: 1 }}>{quote.quoteNumber}</Typography>
              <Typography className="tabular" sx={{ fontWeight: 650 }}>
                {exactMoney(totalPremium)}
              </Typography>
              <Remove quote={quote} onRemove={onRemove} removing={removing} />
            </Box>
            <KeyValueList
              layout="row"
              columns={1}
              items={[
                { label: t('cart.coverageSelection'), value: <Selected quote={quote} quotes={quotes} /> },
                { label: t('cart.aggregateLimit'), value: wholeMoney(aggregateLimit) },
                { label: t('cart.deductible'), value: wholeMoney(deductible) },
                { label: t('cart.referral'), value: <Referral quote={quote} /> },
                { label: t('cart.start'), value: date(quote.effectiveDate) },
              ]}
            />
            {obstacle !== undefined && <Obstacle text={obstacle} />}
          </Box>
        )
      })}
    </Box>
  )
}

/** The variations of a cart: a table with room for it, cards without. */
export const CartTable = (props: CartTableProps) => (
  <>
    <Wide {...props} />
    <Narrow {...props} />
  </>
)
