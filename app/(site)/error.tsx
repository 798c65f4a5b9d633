'use client';

export { ErrorMain as default } from '@/components/chrome/error-main.client';
