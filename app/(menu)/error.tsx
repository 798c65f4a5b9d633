'use client';

export { ErrorMain as default } from '@/components/chrome/main/error-main.client';
