import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'
import type { Product } from '#shared/regions/products.ts'
import { useMay } from '#web/api/useMay.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { useRequestQuote } from './useRequestQuote.ts'

/**
 * The account's primary action. Which product is asked where the region has several; an account without a policy holder
 * is asked for one on the way.
 */
export const RequestQuoteButton = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const { nameOf, lineOf } = useProductWords()
  const may = useMay()
  const persona = usePersona()
  const requestQuote = useRequestQuote()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [only, ...others] = region.products
  const [reason] = reasonsNotToQuote(account)
  if (!may('quote:create') || persona === 'CUSTOMER') return null
  const request = (product: Product) => {
    setAnchor(null)
    requestQuote(account, product)
  }
  return (
    <>
      <Tooltip title={reason?.message}>
        <span>
          <Button
            variant="contained"
            disabled={reason !== undefined}
            aria-haspopup={others.length > 0 ? 'menu' : undefined}
            aria-expanded={others.length > 0 ? anchor !== null : undefined}
            endIcon={others.length > 0 && <ChevronDownIcon sx={{ fontSize: 18 }} />}
            onClick={(event) => (others.length === 0 && only ? request(only) : setAnchor(event.currentTarget))}
          >
            {t('requestQuote')}
          </Button>
        </span>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {region.products.map((product) => (
          <MenuItem key={product} sx={{ whiteSpace: 'normal' }} onClick={() => request(product)}>
            <ListItemText primary={nameOf(product)} secondary={lineOf(product)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
