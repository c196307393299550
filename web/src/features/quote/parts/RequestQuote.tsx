import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'
import { presetByNumber } from '#shared/domain/coverage/presets.ts'
import { questionGroupOf, questionGroupState } from '#shared/domain/coverage/questionGroups.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { cartFullMessage, mayAddToCart, twinOf } from '#shared/domain/quoting/cart.ts'
import type { Product } from '#shared/regions/products.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { Problem } from '#web/api/problem.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useOneAtATime } from '#web/forms/useOneAtATime.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { region } from '#web/i18n/region.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { SecurityQuestionnaireDialog } from '../dialogs/SecurityQuestionnaireDialog.tsx'
import { type AfterAnswers, UpdateSecurityQuestionsDialog } from '../dialogs/UpdateSecurityQuestionsDialog.tsx'
import * as quoteDialogs from '../dialogs.ts'
import { AgencyPicker } from './AgencyPicker.tsx'
import { CalculatorScreen } from './calculator/CalculatorScreen.tsx'
import { DraftNotice, DraftSaved } from './calculator/DraftNotice.tsx'
import { cartData } from './calculator/priceRequest.ts'
import { initialSelection, type Selection } from './calculator/selection.ts'
import { lockedByAnswers, unansweredCoverages } from './calculator/shownCoverages.ts'
import { useCalculator } from './calculator/useCalculator.ts'
import { useDraft } from './calculator/useDraft.ts'
import { useVariation } from './cart/useVariation.ts'
import { UnlockCoveragesDialog } from './UnlockCoveragesDialog.tsx'
import { useActsForAgency } from './useActsForAgency.ts'
import { useAddresses } from './useAddresses.ts'

type Open =
  | { readonly kind: 'questions'; readonly coverageIds: readonly number[]; readonly next: AfterAnswers }
  | { readonly kind: 'questionnaire' }
  | { readonly kind: 'unlock' }

type RequestQuoteProps = {
  account: Account
  product: Product
  agencyId: string | undefined
  onPickAgency: (agencyId: string | undefined) => void
  /** What was chosen in this flow before. */
  begun: Selection | undefined
  onChoose: (selection: Selection) => void
  /** Coverage by coverage, without the packages. */
  byCoverage: boolean
  /** The other way of choosing. */
  otherPath: string
}

/** The calculator of a new quote, with the cart that its variations go to. */
export const RequestQuote = ({
  account,
  product,
  agencyId,
  onPickAgency,
  begun,
  onChoose,
  byCoverage,
  otherPath,
}: RequestQuoteProps) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const dialogs = useDialogs()
  const isStaff = useActsForAgency()
  const addresses = useAddresses()
  const today = useMemo(() => dateAt(instantHere(), timeZoneOf(region, account.state)), [account.state])
  const initial = useMemo(
    () => initialSelection(today, { region: region.code, state: account.state }),
    [today, account.state],
  )
  const calculator = useCalculator({ product, accountId: account.id, revenue: account.revenue }, begun ?? initial)
  const { selection, answer, pending, groups, change, standing } = calculator
  const draft = useDraft({
    accountId: account.id,
    product,
    initial,
    selection,
    today,
    change,
    isBegun: begun !== undefined,
  })
  useEffect(() => onChoose(selection), [selection])
  const variation = useVariation(account, product, isStaff ? agencyId : undefined)
  const [open, setOpen] = useState<Open>()
  const unanswered = unansweredCoverages(groups)
  const locked = lockedByAnswers(groups)
  const needsAgency = isStaff && agencyId === undefined
  const notNow = needsAgency
    ? t('calculator.notNow.agency')
    : calculator.wrongDates
      ? t('calculator.notNow.dates')
      : answer === undefined || pending
        ? t('calculator.notNow.pricing')
        : answer.calculatorError !== null
          ? t('calculator.notNow.unpriced')
          : whileBusy(variation.busy)

  const openCart = (quoteIds?: readonly string[]) =>
    dialogs.open(quoteDialogs.requestCartQuotes, {
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
  const once = useOneAtATime()
  const presetName = t(`presets.${presetByNumber(selection.global.preset) ?? 'custom'}`)

  const act = async (deed: AfterAnswers) => {
    if (deed === 'viewQuotes') return openCart()
    if (!answer) return
    if (!mayAddToCart(variation.count)) return toast.warning(cartFullMessage, { action: viewQuotes })
    try {
      const quote = await variation.add(cartData(selection, answer), presetName)
      draft.use()
      if (deed === 'addToList') {
        const { quoteNumber } = quote
        const twin = twinOf(quote, variation.quotes)
        if (twin) toast.warning(t('cart.addedTwin', { quoteNumber, twin: twin.quoteNumber }), { action: viewQuotes })
        else toast.success(t('cart.added', { quoteNumber }), { action: viewQuotes })
      } else if (variation.mayRequestAtOnce) {
        const { quoteIds } = await variation.request(quote.id)
        dialogs.open(quoteDialogs.quoteProgress, { accountId: account.id, quoteIds })
      } else openCart([quote.id])
    } catch (error) {
      fail(error)
    }
  }
  const start = (deed: AfterAnswers) => {
    if (unanswered.length === 0) return void once(() => act(deed))
    setOpen({ kind: 'questions', coverageIds: unanswered.map(({ id }) => id), next: deed })
  }
  const saved = (asked: readonly number[], answers: QuestionnaireAnswers, after: AfterAnswers) => {
    const ruledOut = asked.filter((id) => {
      const group = questionGroupOf(id)
      return group !== undefined && !questionGroupState(group, answers).valid
    })
    if (ruledOut.length === 0) return void once(() => act(after))
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

  const isBought = (bought: CoverageKey) =>
    groups.some(({ coverages }) => coverages.some(({ key, selected }) => key === bought && selected))

  const mayCreate = may('quote:create')
  const quoteNow = mayCreate && may('quote:request') && (
    <WhyNot reason={notNow}>
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={variation.busy}
        onClick={() => start('quoteNow')}
        sx={{ minWidth: 124 }}
      >
        {t('calculator.quoteNow')}
      </Button>
    </WhyNot>
  )
  return (
    <>
      {isStaff && account.agencyId === undefined && (
        <Box sx={{ mb: 2 }}>
          <AgencyPicker onPick={onPickAgency} />
        </Box>
      )}
      <DraftNotice draft={draft} />
      <CalculatorScreen
        calculator={calculator}
        product={product}
        withPackages={!byCoverage}
        otherWay={
          <Button component={Link} to={otherPath} size="small" sx={{ justifySelf: 'start' }}>
            {t(byCoverage ? 'flow.byPackage' : 'flow.byCoverage')}
          </Button>
        }
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
                <WhyNot reason={notNow}>
                  <Button variant="outlined" onClick={() => start('addToList')}>
                    {t('calculator.addToList')}
                  </Button>
                </WhyNot>
              )}
              <Button variant="outlined" onClick={() => start('viewQuotes')}>
                {t('calculator.viewQuotesCount', { count: variation.count })}
              </Button>
            </Box>
            <DraftSaved draft={draft} />
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
          cyberCrime={isBought('CYBER_CRIME_LOSS')}
          techErrors={isBought('TECH_EO')}
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
