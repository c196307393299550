import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { takeReferral } from '#shared/contracts/quote/underwriting.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { authorityOf, beyondAuthority } from '#shared/domain/quoting/authority.ts'
import { quoteLife } from '#shared/records/quote/quoteLife.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { region } from '#web/i18n/region.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { type Decision, decisionsRefused, type OfferedDecision, offeredDecisions } from '../decisions.ts'
import { quoteReads } from '../quoteReads.ts'
import { useReader } from '../useReader.ts'
import { beyondWords } from './beyondWords.ts'
import { decisionDialogs } from './decisionDialogs.ts'
import { StandingText } from './StandingText.tsx'

/** Buttons of their own, in this order; the others are in the menu. On a phone only the last one that is offered is. */
const buttons = ['underwrite', 'decline', 'take', 'giveBack', 'restore', 'reopen', 'approve', 'release'] as const
const primary: readonly Decision[] = ['approve', 'release']
const phoneButtons: readonly Decision[] = ['take', 'restore', 'reopen', 'approve', 'release']

/** The deeds, at the bottom of the screen and always in view. Only what permission and status allow is offered. */
export const DecisionBar = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const dialogs = useDialogs()
  const cache = useQueryClient()
  const refusal = useRefusal()
  const { role, ...reader } = useReader()
  const phone = useMediaQuery(useTheme().breakpoints.down('md'))
  const take = useCommand(takeReferral, { invalidates: quoteReads })
  const today = useMemo(() => dateAt(instantHere(), quote.timeZone), [quote.timeZone])
  const offered = offeredDecisions(quote, reader, today).filter(
    ({ decision }) => decision !== 'switchSurplus' || region.code === 'us',
  )
  if (offered.length === 0) return null
  const [excess] =
    role === undefined || quote.authority === undefined
      ? []
      : beyondAuthority(authorityOf({ role, userId: reader.userId }), quote.authority)
  const settles = offered.find(({ decision }) => primary.includes(decision))
  const run = (decision: Decision) => {
    if (decision === 'take')
      take.mutate(
        { params: { quoteId: quote.id }, body: { release: false } },
        {
          onError: (problem) => {
            // The refusal names who was faster; the screen then shows it as well.
            toast.problem(problem)
            void cache.invalidateQueries({ queryKey: [getQuote.name] })
          },
        },
      )
    else dialogs.open(decisionDialogs[decision], { quoteId: quote.id })
  }
  const beyond = ({ decision }: OfferedDecision): string | undefined =>
    excess !== undefined && primary.includes(decision) ? beyondWords(t, excess, quote.authority) : undefined
  const whyNot = ({ notNow }: OfferedDecision): string | undefined =>
    notNow === undefined ? undefined : t(`notNow.${notNow}`)
  const isButton = ({ decision }: OfferedDecision): boolean =>
    buttons.some((each) => each === decision) && (!phone || phoneButtons.includes(decision))
  const shown = buttons.flatMap((decision) => offered.filter((each) => each.decision === decision && isButton(each)))
  const menu = offered
    .filter((each) => !isButton(each))
    .map(
      (each): RowAction => ({
        label: t(`decision.${each.decision}`),
        onSelect: () => run(each.decision),
        destructive: each.decision === 'decline' || each.decision === 'rescind',
        notNow: whyNot(each),
      }),
    )
  const offers: readonly Decision[] = offered.map(({ decision }) => decision)
  const refused = decisionsRefused(offers).flatMap(({ decision, action, by }): RowAction[] => {
    const why = refusal({ life: quoteLife, action, by: [by], status: quote.agencyStatus })
    return refusedEntry({ label: t(`decision.${decision}`), why })
  })
  return (
    <Box
      role="region"
      aria-label={t('bar.label')}
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 3,
        px: { xs: 2, md: 3, lg: 4 },
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        boxShadow: '0 -6px 20px rgb(10 20 40 / 0.06)',
      }}
    >
      <StandingText quote={quote} userId={reader.userId} notNow={settles?.notNow} excess={settles && excess} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', ml: 'auto' }}>
        <RowMenu actions={[...menu, ...refused]} label={t('bar.more')} text={phone ? undefined : t('bar.more')} />
        {shown.map((each) => (
          <WhyNot key={each.decision} reason={whyNot(each) ?? beyond(each)}>
            <Button
              variant={primary.includes(each.decision) ? 'contained' : 'outlined'}
              color={each.decision === 'decline' ? 'error' : 'primary'}
              loading={each.decision === 'take' && take.isPending}
              onClick={() => run(each.decision)}
            >
              {t(`decision.${each.decision}`)}
            </Button>
          </WhyNot>
        ))}
      </Box>
    </Box>
  )
}
