import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useResetAfterEdit } from './use-reset-after-edit.ts';

// `e2e/specs/operation/development.spec.ts` tests the reset itself in the development server.
it('outside development a failed page that is rendered again is not reset', () => {
  const reset = jest.fn();
  function FailedPage(): ReactNode {
    useResetAfterEdit(reset);
    return null;
  }
  const { rerender } = render(<FailedPage />);
  rerender(<FailedPage />);
  expect(reset).not.toHaveBeenCalled();
});
