import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { region } from '../i18n/region.ts'
import { NumericInput } from './NumericInput.tsx'
import type { FieldProps } from './useField.ts'

type MoneyFieldProps = FieldProps & {
  /** `minor`: the form keeps cents or pence and takes decimals (premiums, fees). `whole`: limits, deductibles, revenue. */
  units: 'minor' | 'whole'
  placeholder?: string
}

const symbol =
  new Intl.NumberFormat(region.locale, {
    style: 'currency',
    currency: region.currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? region.currency

/** An amount in the region's currency. */
export const MoneyField = ({ units, ...field }: MoneyFieldProps) =>
  units === 'whole' ? (
    <NumericInput {...field} prefix={symbol} decimals={0} format={(value) => value.toLocaleString(region.locale)} />
  ) : (
    <NumericInput
      {...field}
      prefix={symbol}
      decimals={2}
      format={(value) =>
        value.toLocaleString(region.locale, {
          minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
          maximumFractionDigits: 2,
        })
      }
      toShown={(minor) => minor / minorUnitsPerUnit}
      toKept={(shown) => Math.round(shown * minorUnitsPerUnit)}
    />
  )
