import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { presetByNumber } from '#shared/domain/coverage/presets.ts'
import { questionGroupOf, questionGroupState } from '#shared/domain/coverage/questionGroups.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { cartFullMessage, mayAddToCart } from '#shared/domain/quoting/cart.ts'
import type { Product } from '#shared/regions/products.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { Problem } from '../../../api/problem.ts'
import { useMay } from '../../../api/useMay.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { region } from '../../../i18n/region.ts'
import { toast } from '../../../ui/toast.ts'
import { SecurityQuestionnaireDialog } from '../dialogs/SecurityQuestionnaireDialog.tsx'
import { UnlockCoveragesDialog } from '../dialogs/UnlockCoveragesDialog.tsx'
import { type AfterAnswers, UpdateSecurityQuestionsDialog } from '../dialogs/UpdateSecurityQuestionsDialog.tsx'
import { AgencyPicker } from './AgencyPicker.tsx'
import { CalculatorScreen } from './calculator/CalculatorScreen.tsx'
import { cartData } from './calculator/priceRequest.ts'
import { initialSelection } from './calculator/selection.ts'
import { lockedByAnswers, unansweredCoverages } from './calculator/shownCoverages.ts'
import { useCalculator } from './calculator/useCalculator.ts'
import { useVariation } from './cart/useVariation.ts'
import { useActsForAgency } from './useActsForAgency.ts'
import { useAddresses } from './useAddresses.ts'

type Open =
  | { readonly kind: 'questions'; readonly coverageIds: readonly number[]; readonly next: AfterAnswers }
  | { readonly kind: 'questionnaire' }
  | { readonly kind: 'unlock' }

const cyberCrimeKey = 'CYBER_CRIME_LOSS'

/** The calculator of a new quote, with the cart that its variations go to. */
export const RequestQuote = ({ account, product }: { account: Account; product: Product }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const dialogs = useDialogs()
  const isStaff = useActsForAgency()
  const addresses = useAddresses()
  const today = useMemo(() => dateAt(new Date().toISOString(), timeZoneOf(region, account.state)), [account.state])
  const calculator = useCalculator(
    { product, accountId: account.id, revenue: account.revenue },
    initialSelection(today),
  )
  const { selection, answer, pending, groups, change, standing } = calculator
  const [picked, setPicked] = useState<string>()
  const agencyId = account.agencyId ?? picked
  const variation = useVariation(account, product, isStaff ? agencyId : undefined)
  const [open, setOpen] = useState<Open>()
  const unanswered = unansweredCoverages(groups)
  const locked = lockedByAnswers(groups)
  const needsAgency = isStaff && agencyId === undefined
  const blocked = answer === undefined || pending || variation.busy || needsAgency || answer.calculatorError !== null

  const openCart = (quoteIds?: readonly string[]) =>
    dialogs.open('RequestQuote250Cart', {
      accountId: account.id,
      ...(quoteIds ? { quoteIds } : {}),
      ...(isStaff && agencyId !== undefined ? { agencyId } : {}),
    })
  const viewQuotes = { label: t('calculator.viewQuotes'), run: () => openCart() }
  const fail = (error: unknown) => {
    const full = error instanceof Problem && error.code === 'cart.full'
    if (full) toast.warning(cartFullMessage, { action: viewQuotes })
    else toast.problem(error)
  }
  const presetName = t(`presets.${presetByNumber(selection.global.preset) ?? 'custom'}`)

  const act = async (deed: AfterAnswers) => {
    if (deed === 'viewQuotes') return openCart()
    if (!answer) return
    if (!mayAddToCart(variation.count)) return toast.warning(cartFullMessage, { action: viewQuotes })
    try {
      const quote = await variation.add(cartData(selection, answer), presetName)
      if (deed === 'addToList') {
        toast.success(t('cart.added', { quoteNumber: quote.quoteNumber }), { action: viewQuotes })
      } else if (variation.mayRequestAtOnce) {
        const { quoteIds } = await variation.request(quote.id)
        toast.success(t('cart.sent'))
        dialogs.open('quoteProgress', { accountId: account.id, quoteIds })
      } else openCart([quote.id])
    } catch (error) {
      fail(error)
    }
  }
  const start = (deed: AfterAnswers) => {
    if (unanswered.length === 0) return void act(deed)
    setOpen({ kind: 'questions', coverageIds: unanswered.map(({ id }) => id), next: deed })
  }
  const saved = (asked: readonly number[], answers: QuestionnaireAnswers, after: AfterAnswers) => {
    const ruledOut = asked.filter((id) => {
      const group = questionGroupOf(id)
      return group !== undefined && !questionGroupState(group, answers, true).valid
    })
    if (ruledOut.length === 0) return void act(after)
    // What the answers do not allow comes out before anything is requested, and she sees what would bring it back.
    for (const id of ruledOut) change({ kind: 'coverage', id, change: { selected: false }, from: standing })
    setOpen({ kind: 'unlock' })
  }
  const askFor = (coverageId?: number) =>
    setOpen({
      kind: 'questions',
      coverageIds: coverageId === undefined ? unanswered.map(({ id }) => id) : [coverageId],
      next: 'quoteNow',
    })

  const mayCreate = may('quote:create')
  const quoteNow = mayCreate && may('quote:request') && (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={blocked}
      loading={variation.busy}
      onClick={() => start('quoteNow')}
      sx={{ minWidth: 124 }}
    >
      {t('calculator.quoteNow')}
    </Button>
  )
  return (
    <>
      {isStaff && account.agencyId === undefined && (
        <Box sx={{ mb: 2 }}>
          <AgencyPicker onPick={setPicked} />
        </Box>
      )}
      <CalculatorScreen
        calculator={calculator}
        product={product}
        state={account.state}
        today={today}
        accountPath={addresses.account(account.id)}
        onAnswer={askFor}
        onUnlock={() => setOpen({ kind: 'unlock' })}
        onQuestionnaire={() => setOpen({ kind: 'questionnaire' })}
        action={<Box sx={{ flex: 'none' }}>{quoteNow}</Box>}
        actions={
          <Box sx={{ display: 'grid', gap: 1 }}>
            {quoteNow}
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
              {mayCreate && (
                <Button variant="outlined" disabled={blocked} onClick={() => start('addToList')}>
                  {t('calculator.addToList')}
                </Button>
              )}
              <Button variant="outlined" onClick={() => start('viewQuotes')}>
                {t('calculator.viewQuotesCount', { count: variation.count })}
              </Button>
            </Box>
          </Box>
        }
      />
      {open?.kind === 'questions' && (
        <UpdateSecurityQuestionsDialog
          accountId={account.id}
          coverageIds={open.coverageIds}
          next={open.next}
          onClose={() => setOpen(undefined)}
          onSaved={(answers, after) => saved(open.coverageIds, answers, after)}
        />
      )}
      {open?.kind === 'questionnaire' && (
        <SecurityQuestionnaireDialog
          accountId={account.id}
          product={product}
          cyberCrime={groups.some(({ coverages }) =>
            coverages.some(({ key, selected }) => key === cyberCrimeKey && selected),
          )}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.kind === 'unlock' && locked.length > 0 && (
        <UnlockCoveragesDialog
          coverages={locked.map(({ id, name, reason }) => ({ id, name, cure: reason?.cure ?? '' }))}
          onClose={() => setOpen(undefined)}
          onAnswer={() => setOpen({ kind: 'questions', coverageIds: locked.map(({ id }) => id), next: 'quoteNow' })}
        />
      )}
    </>
  )
}
