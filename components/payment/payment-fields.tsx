import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormField } from '@/components/transaction/form-field';
import type { PaymentField } from '@/lib/payment-form';
import { formatInputName } from '@/lib/payment/payment-request';
import styles from './payment-fields.module.scss';
import formFieldStyles from '../transaction/form-field.module.scss';

type Visible = PaymentField & { readonly kind: 'visible' };
type Props = {
  readonly fields: readonly PaymentField[];
  /** The text of the empty option of a `<select>`. */
  readonly chooseText: string;
};

/** Renders our own input for each visible field, without the provider's markup and names. */
export function PaymentFields({ fields, chooseText }: Props): ReactNode {
  return fields.map((field, index) =>
    // The index is the key, because names may repeat.
    field.kind === 'visible' ? (
      <VisibleField
        key={index}
        name={formatInputName(index)}
        field={field}
        chooseText={chooseText}
      />
    ) : null,
  );
}

type FieldProps = { readonly name: string; readonly field: Visible; readonly chooseText: string };

function VisibleField({ name, field, chooseText }: FieldProps): ReactNode {
  const id = useId();
  const { label, required } = field;
  if (field.input === 'checkbox') {
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value={field.value}
          required={required}
          defaultChecked={field.checked}
        />
        <span>{label}</span>
      </label>
    );
  }
  const attributes = { id, name, required, autoComplete: field.autocomplete };
  if (field.input === 'select') {
    const { options = [] } = field;
    const isOffered =
      field.isUnchosen !== true && options.some(({ value }) => value === field.value);
    return (
      <Labelled id={id} label={label}>
        <select
          {...attributes}
          className={formFieldStyles.control}
          defaultValue={isOffered ? field.value : ''}
        >
          {/* Disabled, so that the browser sends nothing for this select until the diner chooses. */}
          {!isOffered && (
            <option value="" disabled>
              {chooseText}
            </option>
          )}
          {options.map((option, index) => (
            <option key={index} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Labelled>
    );
  }
  const { value: defaultValue, maxLength, readOnly } = field;
  const text = { ...attributes, defaultValue, maxLength, readOnly };
  if (field.input === 'textarea') {
    return (
      <Labelled id={id} label={label}>
        <textarea {...text} className={formFieldStyles.control} />
      </Labelled>
    );
  }
  return <FormField {...text} label={label} type={field.input} />;
}

type LabelledProps = {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
};

function Labelled({ id, label, children }: LabelledProps): ReactNode {
  return (
    <div className={formFieldStyles.field}>
      <label htmlFor={id} className={formFieldStyles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}
