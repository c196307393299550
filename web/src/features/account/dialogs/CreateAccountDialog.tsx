import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { createAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { searchEnquiries, settleEnquiry } from '#shared/contracts/agency/enquiries.ts'
import { AccountId, EnquiryId } from '#shared/domain/ids/ids.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { orSay } from '#web/api/orSay.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, quoteStepPath } from '#web/paths.ts'
import { choosesAgency } from '#web/records/agency/choosesAgency.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { AgencyPicker } from '../forms/AgencyPicker.tsx'
import { findCompanies } from '../forms/CompanyNameField.tsx'
import { NewAccountFields } from '../forms/NewAccountFields.tsx'
import {
  type Company,
  companyFields,
  companyValues,
  emptyNewAccount,
  type NewAccountValues,
  newAccountSchema,
} from '../forms/newAccountSchema.ts'
import { TeamPicker, useTeamChoice } from '../forms/TeamPicker.tsx'
import { CompanyResults } from '../parts/CompanyResults.tsx'
import { useAskForAccess } from '../parts/useAskForAccess.ts'
import { usualProduct } from '../parts/usualProduct.ts'

type Found = { readonly name: string; readonly companies: readonly Company[]; readonly total: number }

/** Which company is being added: none yet, one of the register, or one that it does not have. */
type Chosen = { readonly cbid: string | undefined }

/** What can be done about a company that is somebody's already: open the account, or ask for it. */
type Instead = { readonly label: string; readonly run: () => void }

type Refused = { readonly name: string; readonly instead: Instead | undefined }

/** A refusal that names the account which the company is already, for those whose it is. */
const Existing = z.object({ data: z.object({ accountId: z.string() }) })

const NewAccount = z.object({
  /** Its company's name, where somebody told it: by the enquiry that is taken up with the account. */
  name: z.string().optional(),
  enquiryId: EnquiryId.optional(),
})

type CreateAccountDialogProps = z.infer<typeof NewAccount> & { onClose: () => void }

/**
 * New account, in two steps: look the company up in the register, then add it. A company that the register does not have
 * is added as it was typed.
 */
const CreateAccountDialog = ({ name: told, enquiryId, onClose }: CreateAccountDialogProps) => {
  const { t } = useTranslation('account')
  const formId = useId()
  const navigate = useNavigate()
  const persona = usePersona()
  const may = useMay()
  const forAgency = choosesAgency(persona)
  const askForAccess = useAskForAccess()
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<Refused>()
  // Which of the two presses sent the form.
  const quotesAfter = useRef(false)
  const [leaving, setLeaving] = useState(false)
  const adding = chosen !== undefined
  const [asksTeam, setAsksTeam] = useState(true)
  const form = useSchemaForm(newAccountSchema({ team: adding && asksTeam, agency: adding && forAgency }), {
    ...emptyNewAccount,
    ...(told && { name: told }),
  })
  const [state, agencyId] = form.watch(['state', 'agencyId'])
  const teams = useTeamChoice(agencyId, forAgency)
  const needsTeam = (teams?.length ?? 1) > 0
  if (needsTeam !== asksTeam) setAsksTeam(needsTeam)
  const create = useCommand(createAccount, { invalidates: [searchAccounts] })
  const settle = useCommand(settleEnquiry, { invalidates: [searchEnquiries] })
  const { isDirty, isSubmitting } = form.formState

  const pick = (company: Company) => {
    const values = companyValues(company)
    for (const field of companyFields) form.setValue(field, values[field], { shouldDirty: true, shouldValidate: true })
    setChosen({ cbid: company.cbid })
    setRefused(undefined)
  }
  const search = async (values: NewAccountValues) => {
    const { content, totalElements } = await findCompanies({ search: values.name, state: values.state })
    setFound({ name: values.name, companies: content, total: totalElements })
  }
  /** The account stands whatever becomes of the enquiry, which waits on where it could not be taken up. */
  const takeUp = async (accountId: string) => {
    if (enquiryId === undefined) return
    await settle
      .mutateAsync({ params: { enquiryId }, body: { decision: 'take', accountId: AccountId.parse(accountId) } })
      .catch((error: unknown) => toast.error(t('enquiries.notTaken'), { cause: error }))
  }
  const openAccount = (accountId: string) => {
    onClose()
    navigate(accountPath(persona, accountId))
  }
  const quoteAccount = (accountId: string) => {
    onClose()
    navigate(quoteStepPath(persona, { product: usualProduct, accountId, step: 'questions' }))
  }
  const add = async ({ teamId: team, agencyId: agency, ...company }: NewAccountValues) => {
    const known = teams?.find(({ id }) => id === team)
    try {
      const made = await create.mutateAsync({
        body: {
          ...company,
          country: region.country.alpha3,
          ...(chosen?.cbid && { cbid: chosen.cbid }),
          ...(known && { teams: [{ id: known.id, name: known.name }] }),
          ...(forAgency && agency && { agencyId: agency }),
        },
      })
      await takeUp(made.id)
      if (quotesAfter.current) quoteAccount(made.id)
      else openAccount(made.id)
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 409) return orSay(t('new.failed'))(error)
      // The company is somebody's already: the form begins anew, and says what can be done instead. A toast alone would
      // not do: beside an open dialog neither keyboard nor screen reader reaches it.
      const { cbid } = chosen ?? {}
      const own = Existing.safeParse(error.body).data?.data.accountId
      const instead: Instead | undefined = own
        ? { label: t('new.open'), run: () => void takeUp(own).then(() => openAccount(own)) }
        : cbid && error.code !== 'account.alreadyExists'
          ? askForAccess(cbid)
          : undefined
      form.reset(emptyNewAccount)
      setFound(undefined)
      setChosen(undefined)
      setRefused({ name: company.name, instead })
      toast.error(messageOf(error), { cause: error })
    }
  }
  const leave = () => {
    if (isSubmitting) return
    if (isDirty) setLeaving(true)
    else onClose()
  }
  return (
    <DialogFrame title={t('new.title')} width="sm" onClose={leave}>
      <DialogContent>
        <Form id={formId} form={form} onSubmit={adding ? add : search}>
          <Typography variant="body2" color="text.secondary">
            {adding ? (chosen.cbid ? t('new.addHint') : t('new.addUnknownHint')) : t('new.searchHint')}
          </Typography>
          {refused && (
            <Alert
              severity="warning"
              action={
                refused.instead && (
                  <Button size="small" color="inherit" onClick={refused.instead.run}>
                    {refused.instead.label}
                  </Button>
                )
              }
            >
              {t('new.refused', { name: refused.name })}
            </Alert>
          )}
          <NewAccountFields state={state} onCompany={pick} />
          {!adding && found && (
            <CompanyResults {...found} onPick={pick} onAddUnknown={() => setChosen({ cbid: undefined })} />
          )}
          {adding && forAgency && <AgencyPicker />}
          {adding && needsTeam && (!forAgency || agencyId) && <TeamPicker teams={teams} />}
        </Form>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, pb: 1.5 }}>
        {adding && (
          <WhyNot reason={whileBusy(isSubmitting)}>
            <Button sx={{ mr: 'auto' }} onClick={() => setChosen(undefined)}>
              {t('new.searchAgain')}
            </Button>
          </WhyNot>
        )}
        <WhyNot reason={whileBusy(isSubmitting)}>
          <Button onClick={leave}>{t('cancel')}</Button>
        </WhyNot>
        {adding && may('quote:create') && (
          <WhyNot reason={whileBusy(isSubmitting)}>
            <Button
              type="submit"
              form={formId}
              variant="outlined"
              onClick={() => {
                quotesAfter.current = true
              }}
            >
              {t('new.addAndQuote')}
            </Button>
          </WhyNot>
        )}
        <Button
          type="submit"
          form={formId}
          variant="contained"
          loading={isSubmitting}
          onClick={() => {
            quotesAfter.current = false
          }}
        >
          {adding ? t('new.add') : t('new.search')}
        </Button>
      </DialogActions>
      {leaving && (
        <ConfirmDialog
          title={t('leave.title')}
          confirmLabel={t('leave.discard')}
          cancelLabel={t('leave.stay')}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {t('leave.question')}
        </ConfirmDialog>
      )}
    </DialogFrame>
  )
}

export default hosted(NewAccount, CreateAccountDialog)
