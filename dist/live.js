import './index.js?live';
