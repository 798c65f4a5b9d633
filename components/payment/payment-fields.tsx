import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
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
  if (field.input === 'select') {
    const { options = [] } = field;
    const isOffered =
      field.isUnchosen !== true && options.some(({ value }) => value === field.value);
    return (
      <SelectField
        id={id}
        label={label}
        name={name}
        required={required}
        autoComplete={field.autocomplete}
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
      </SelectField>
    );
  }
  if (field.input === 'textarea') {
    return (
      <TextAreaField
        id={id}
        label={label}
        name={name}
        defaultValue={field.value}
        required={required}
        autoComplete={field.autocomplete}
        maxLength={field.maxLength}
        readOnly={field.readOnly}
      />
    );
  }
  return (
    <FormField
      id={id}
      label={label}
      type={field.input}
      name={name}
      defaultValue={field.value}
      required={required}
      autoComplete={field.autocomplete}
      maxLength={field.maxLength}
      readOnly={field.readOnly}
    />
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  readonly id: string;
  readonly label: string;
};

function SelectField({ id, label, ...select }: SelectFieldProps): ReactNode {
  return (
    <div className={formFieldStyles.field}>
      <label htmlFor={id} className={formFieldStyles.label}>
        {label}
      </label>
      <select {...select} id={id} className={formFieldStyles.control} />
    </div>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  readonly id: string;
  readonly label: string;
};

function TextAreaField({ id, label, ...area }: TextAreaFieldProps): ReactNode {
  return (
    <div className={formFieldStyles.field}>
      <label htmlFor={id} className={formFieldStyles.label}>
        {label}
      </label>
      <textarea {...area} id={id} className={formFieldStyles.control} />
    </div>
  );
}
