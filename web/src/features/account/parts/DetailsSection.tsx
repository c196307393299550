import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import type { Product } from '#shared/regions/products.ts'
import { useFlag } from '#web/api/environment.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { EditIcon, RefreshIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../dialogs.ts'
import { AccountDetailsForm } from '../forms/AccountDetailsForm.tsx'
import { AccountDetailsView } from './AccountDetailsView.tsx'
import { Section } from './Section.tsx'

const Complete = AccountDetails.partial({ primaryNaicsPercentage: true })

type DetailsSectionProps = { account: Account; product?: Product | undefined }

/** ACCOUNT DETAILS: for reading, or as a form. An account of which little is known opens as a form. */
export const DetailsSection = ({ account, product }: DetailsSectionProps) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const editable = useFlag('accountEditing') && may('account:update') && !knowsPostureAlone(persona)
  const [editing, setEditing] = useState(() => !Complete.safeParse(account).success)
  // What is being typed is not replaced by news of the account from elsewhere.
  const [dirty, setDirty] = useState(false)
  const [edited, setEdited] = useState(account)
  if (!dirty && edited !== account) setEdited(account)
  const edits = editable && editing
  return (
    <Section
      title={product === 'P100_PRO' ? t('details.titlePro') : t('details.title')}
      hint={edits ? t('details.hint') : undefined}
      actions={
        editable && (
          <>
            {persona !== 'CUSTOMER' && (
              <Button
                size="small"
                startIcon={<RefreshIcon />}
                onClick={() =>
                  open(accountDialogs.refreshFirmographics, { accountId: account.id, accountName: account.name })
                }
              >
                {t('details.refresh')}
              </Button>
            )}
            {!edits && (
              <Button size="small" variant="outlined" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
          </>
        )
      }
    >
      {edits ? (
        <AccountDetailsForm
          key={edited.updated}
          account={edited}
          product={product}
          onDirty={setDirty}
          onDone={() => setEditing(false)}
        />
      ) : (
        <AccountDetailsView account={account} product={product} />
      )}
    </Section>
  )
}
