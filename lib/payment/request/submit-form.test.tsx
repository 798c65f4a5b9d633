import { collectEntries, formatInputName, submitForm } from './submit-form.ts';

const NAMES = ['submit', 'action', 'method', 'append', 'parentNode', 'nodeName', '__proto__'];
const visible = { kind: 'visible', label: 'x', input: 'text', required: false } as const;

describe('submitting a form', () => {
  it('posts the form once to its action, even when fields are named like properties of the form', () => {
    const submitted: HTMLFormElement[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      submitted.push(this);
    });
    const form = { action: 'https://bank.example/pay', method: 'post', fields: [] } as const;
    submitForm(
      form,
      NAMES.map((name) => [name, `of ${name}`]),
    );
    expect(submitted).toHaveLength(1);
    const [posted] = submitted;
    const inputs = [...document.querySelectorAll('body > form > input')];
    expect(inputs.map((input) => input.getAttribute('name'))).toEqual(NAMES);
    expect(posted && Element.prototype.getAttribute.call(posted, 'action')).toBe(form.action);
    expect(posted && Element.prototype.getAttribute.call(posted, 'method')).toBe('post');
    expect(posted && Element.prototype.getAttribute.call(posted, 'accept-charset')).toBe('UTF-8');
    expect(document.querySelectorAll('form[hidden] > input[type=hidden]')).toHaveLength(
      NAMES.length,
    );
  });
});

describe('the submitted data', () => {
  it("has typed values in the form's order, with repeated names and without unticked boxes", () => {
    const typed = new FormData();
    typed.set(formatInputName(1), '4111');
    const fields = [
      { kind: 'hidden', name: 'A', value: '1' },
      { ...visible, name: 'card', value: '' },
      { ...visible, name: 'unchecked', value: 'yes' },
      { kind: 'hidden', name: 'A', value: '2' },
    ] as const;
    expect(collectEntries({ action: 'x', method: 'post', fields }, typed)).toEqual([
      ['A', '1'],
      ['card', '4111'],
      ['A', '2'],
    ]);
  });
});
