import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AgentToSendTo } from '#shared/contracts/quote/contacts.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToAgency } from '#shared/contracts/quote/sending.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AgentEmailField } from '#web/records/agency/AgentEmailField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { searchAgencies } from '../parts/AgencyPicker.tsx'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

/** Agencies by the names that the form keeps; which one was picked is known beside. */
const byName = async (text: string, signal: AbortSignal) =>
  (await searchAgencies(text, signal)).map(({ value: id, label, hint }) => ({ value: label, label, hint, id }))

/** The agent's e-mail: one of the people of the agency that was picked, or whatever is typed. */
const RecipientField = ({ picked, initial }: { picked: { id: string; name: string }; initial: string | undefined }) => {
  const { t } = useTranslation('quote')
  const agencyName: unknown = useWatch({ name: 'agencyName' })
  return (
    <AgentEmailField
      agencyId={agencyName === picked.name ? picked.id : undefined}
      label={t('person.email')}
      initial={initial}
      free
      fills={['agentFirstName', 'agentLastName', 'agentPhone']}
    />
  )
}

const Send = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const send = useCommand(sendQuoteToAgency, { invalidates: [getQuote] })
  // A name that was typed over one that was picked is another agency's.
  const [picked, setPicked] = useState({ id: String(quote.agencyId), name: quote.agencyName })
  const own = { value: quote.agencyName, label: quote.agencyName }
  return (
    <FormDialog
      title={t('sendAgency.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('sendAgency.submit')}
      schema={AgentToSendTo}
      defaultValues={{
        agencyName: quote.agencyName,
        agentFirstName: quote.agentFirstName ?? '',
        agentLastName: quote.agentLastName ?? '',
        agentEmail: quote.agentEmail ?? '',
        agentPhone: quote.agentPhone ?? '',
      }}
      onClose={onClose}
      onSubmit={async (agent) => {
        const { data: wraId } = AgencyId.safeParse(picked.name === agent.agencyName ? picked.id : undefined)
        await send
          .mutateAsync({
            params: { quoteId: quote.id },
            body: { productType: quote.product, ...agent, ...(wraId && { wraId }) },
          })
          .catch(saying(t('send.failed')))
        toast.success(t('sendAgency.done'))
      }}
    >
      <Typography color="text.secondary">{t('sendAgency.text')}</Typography>
      {may('agency:read') ? (
        <AutocompleteField<string>
          name="agencyName"
          label={t('sendAgency.agency')}
          search={byName}
          initial={own}
          free
          onPick={(option) =>
            option !== null && 'id' in option && setPicked({ id: String(option.id), name: option.value })
          }
        />
      ) : (
        <TextField name="agencyName" label={t('sendAgency.agency')} />
      )}
      <RecipientField picked={picked} initial={quote.agentEmail} />
      <TextField name="agentFirstName" label={t('person.firstName')} autoComplete="given-name" />
      <TextField name="agentLastName" label={t('person.lastName')} autoComplete="family-name" />
      <PhoneField name="agentPhone" label={t('person.phone')} />
    </FormDialog>
  )
}

/** Mails the quote to an agent: of its own agency, or of a wholesale or retail one that shares the client. */
const SendQuoteToAgencyDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Send quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, SendQuoteToAgencyDialog)
